import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldPath, type Source, valueAt } from '../problem.ts';
import type { Business } from '../schema/business.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** The standard words, in the project's root: a file a page, which any firm's site says unless the firm says otherwise. */
export const wordsFolder = 'words';

/** The words of one file: the standard ones, and the firm's own in their place. */
export interface MergedFile {
  data: unknown;
  /** The file that a field comes from: the firm's own where it has it, else the standard one. */
  sourceOf: (field: FieldPath) => Source;
}

/**
 * Reads the words of one file.
 * @param folder the firm's content folder
 * @param name of the file, without `.yaml`
 * @param business decides the conditions of the standard words; without it, every condition holds
 * @returns nothing where the standard words leave the whole file out, for want of a fact
 * @throws {ContentError} when a file cannot be read, is not YAML, or would be misread
 */
export function readWords(folder: string, name: string, business: Business | undefined): MergedFile | undefined {
  const own = readIfThere(folder, name);
  const standard = readIfThere(wordsFolder, name);
  const words = standard && applicable(standard.data, business);
  if (words === leftOut) return undefined;
  return {
    data: merged(words, own?.data ?? undefined),
    sourceOf: (field) => {
      const source = own && (!standard || isIn(own.data, field)) ? own : standard;
      return source ?? { name: `content/${name}.yaml`, lineOf: () => undefined };
    },
  };
}

function readIfThere(folder: string, name: string): YamlFile | undefined {
  return existsSync(join(folder, `${name}.yaml`)) ? readYaml(folder, `${name}.yaml`) : undefined;
}

/** What the standard words leave out for want of a fact; so are a firm's own words for it. */
const leftOut = Symbol('left out');

/**
 * Decides the conditions in standard words: `{ if: hours.always, then: …, else: … }` is what follows `then` where the business file has
 * the fact, else what follows `else`, and without `else` it is left out. `{ sentences: […] }` is the sentences that are left, joined by spaces.
 */
function applicable(words: unknown, business: Business | undefined): unknown {
  const decided = (value: unknown) => applicable(value, business);
  if (Array.isArray(words)) return words.map(decided).filter((item) => item !== leftOut);
  if (!isMap(words)) return words;
  if ('if' in words) {
    const fact = business ? valueAt(conditionsOf(business), String(words.if).split('.')) : true;
    const holds = Array.isArray(fact) ? fact.length > 0 : Boolean(fact);
    return holds ? decided(words.then) : 'else' in words ? decided(words.else) : leftOut;
  }
  if ('sentences' in words) {
    const texts = decided(words.sentences) as string[];
    return texts.length > 0 ? texts.join(' ') : leftOut;
  }
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, decided(value)]));
}

/** What a condition may name: the facts of the business file, and what follows from them. */
function conditionsOf(business: Business) {
  return { ...business, twoNumbers: business.phone.e164 !== business.searchPhone.e164 };
}

/** Merges maps key by key, with the firm's own value in the place of the standard one. `~` leaves a value out; a list is replaced whole. */
function merged(standard: unknown, own: unknown): unknown {
  if (own === undefined) return withoutLeftOut(standard);
  if (!isMap(standard) || !isMap(own)) return own;
  const keys = new Set([...Object.keys(standard), ...Object.keys(own)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const isLeftOut = standard[key] === leftOut || (own[key] === null && key in standard);
      return isLeftOut ? [] : [[key, merged(standard[key], own[key])]];
    }),
  );
}

function withoutLeftOut(words: unknown): unknown {
  return isMap(words) ? merged(words, {}) : Array.isArray(words) ? words.map(withoutLeftOut) : words;
}

/** Whether the firm's own words have a field, or a list or a text in its place. */
function isIn(own: unknown, [key, ...inside]: FieldPath): boolean {
  if (!isMap(own)) return own !== undefined && own !== null;
  if (key === undefined) return true;
  return key in own && isIn(own[String(key)] ?? true, inside);
}

const isMap = (value: unknown): value is Record<string, unknown> => value instanceof Object && !Array.isArray(value);
