import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldPath, valueAt } from '../field-path.ts';
import type { Source } from '../problem.ts';
import type { Business } from '../schema/business.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/**
 * Folder of the standard words, relative to the project's root. Every firm's site uses these words. A firm's own words replace them field
 * by field.
 */
export const wordsFolder = 'words';

/** Words of one file: the standard words, in which the firm's own words replace single fields. */
export interface MergedFile {
  data: unknown;
  /**
   * Returns the file that a field comes from: the firm's own file if it has the field or if there is no standard file, otherwise the
   * standard file.
   */
  sourceOf: (field: FieldPath) => Source;
}

/**
 * Reads the words of one file.
 * @param folder content folder of the firm
 * @param name name of the file, without `.yaml`
 * @param business facts that decide the conditions in standard words. If undefined, every condition is true
 * @returns undefined if a condition leaves out the whole file
 * @throws {ContentError} when a file can't be read, is not YAML, or has text that needs quotes
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

/**
 * Reads the standard words of one file, as a site shows them if the firm has no words of its own.
 * @param name name of the file, without `.yaml`
 * @param business facts that decide the conditions in standard words. If undefined, every condition is true
 * @returns undefined if there is no such file, or if a condition leaves out the whole file
 * @throws {ContentError} when the file can't be read, is not YAML, or has text that needs quotes
 */
export function readStandardWords(name: string, business: Business | undefined): unknown {
  const words = applicable(readIfThere(wordsFolder, name)?.data, business);
  return words === leftOut ? undefined : withoutLeftOut(words);
}

function readIfThere(folder: string, name: string): YamlFile | undefined {
  return existsSync(join(folder, `${name}.yaml`)) ? readYaml(folder, `${name}.yaml`) : undefined;
}

/** Value of a field whose standard words a condition leaves out. For such a field, `merged` leaves out the firm's own words too. */
const leftOut = Symbol('left out');

/**
 * Replaces each condition in standard words by its result. `{ if: hours.always, then: …, else: … }` becomes the value of `then` if the fact
 * is given, and is not false or an empty list; otherwise the value of `else`. If the condition has no such field, the result is `leftOut`.
 * In a list, items that are left out are removed. `{ sentences: […] }` becomes one text: the remaining texts of the list, joined by spaces,
 * or `leftOut` if none remain.
 */
function applicable(words: unknown, business: Business | undefined): unknown {
  const decided = (value: unknown) => applicable(value, business);
  if (Array.isArray(words)) return words.map(decided).filter((item) => item !== leftOut);
  if (!isMap(words)) return words;
  if ('if' in words) {
    const fact = business ? valueAt(conditionsOf(business), String(words.if).split('.')) : true;
    const holds = Array.isArray(fact) ? fact.length > 0 : Boolean(fact);
    const branch = holds ? 'then' : 'else';
    return branch in words ? decided(words[branch]) : leftOut;
  }
  if ('sentences' in words) {
    const texts = decided(words.sentences) as string[];
    return texts.length > 0 ? texts.join(' ') : leftOut;
  }
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, decided(value)]));
}

/**
 * Facts that a condition in words/ may name: the facts of the business file, and ten more. `assessmentsCharged`: whether every visit has a
 * call-out charge, even one for a quote. `chargesEverywhere`: whether every visit has a call-out charge, except perhaps one for a quote.
 * `freeInTownsAlone`: whether visits are free in the firm's towns and nowhere else. `gasSafetyRecords`: whether the firm does yearly gas safety
 * checks and is on the Gas Safe Register. `guarantee`: whether the firm promises satisfaction or gives the terms of a guarantee. `in`: the
 * firm's nation, as in `in.Wales`. `membershipNumber`: whether the firm gives its number in the Power Flush Association. `nightPrices`:
 * whether the firm answers at any hour or gives its charge at night. `sameDay`: whether the firm promises same-day assessments, perhaps only
 * to customers who ring before a certain time. `twoNumbers`: whether `phone` and `searchPhone` differ.
 */
export function conditionsOf(business: Business) {
  const { hours, nation, nightCharge, phone, promises, registrations, searchPhone = phone } = business;
  const chargesEverywhere = business.chargesEachVisit && promises.localZones.length === 0;
  return {
    ...business,
    assessmentsCharged: chargesEverywhere && !business.quoteVisitsFree,
    chargesEverywhere,
    freeInTownsAlone: promises.localZones.join() === 'centre',
    gasSafetyRecords: business.work.gasSafetyRecords && registrations.gasSafe,
    guarantee: promises.satisfaction || promises.guaranteeTerms,
    in: nation && { [nation]: true },
    membershipNumber: typeof registrations.powerFlushAssociation === 'string',
    nightPrices: hours.always || nightCharge,
    sameDay: promises.sameDay ?? promises.sameDayBefore,
    twoNumbers: phone.e164 !== searchPhone.e164,
  };
}

/**
 * Merges maps key by key, without the keys whose value is `leftOut`. Anything else, such as a list, is replaced whole by the firm's own
 * value; null (`~`) removes the standard value.
 */
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

/**
 * Whether the firm's own words supply a field: they have the field itself, or a list or a text in place of a group that contains the field.
 */
function isIn(own: unknown, [key, ...inside]: FieldPath): boolean {
  if (!isMap(own)) return own !== undefined && own !== null;
  if (key === undefined) return true;
  return key in own && isIn(own[String(key)] ?? true, inside);
}

const isMap = (value: unknown): value is Record<string, unknown> => value instanceof Object && !Array.isArray(value);
