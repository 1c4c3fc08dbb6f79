import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Position } from '../../src/drawings/map/projection.ts';
import { plainText } from '../../src/site/text/running-text.ts';
import type { Checked, WrittenText } from './finding.ts';

/** What content/ as shipped says of its own places; tests/specification/sample-words.test.ts writes it. */
export interface SampleReference {
  /** Its towns and areas, and where they are. */
  places: Record<string, Position>;
  /** The fingerprint of its mark. */
  mark: string;
  /** Fingerprints of what can't be true of every firm. */
  sentences: string;
  /** Fingerprints of what was written of one area alone. */
  areas: Record<string, string>;
}

export const referenceFile = join(import.meta.dirname, 'sample-reference.yaml');
export const sample: SampleReference = parse(readFileSync(referenceFile, 'utf8'));

/** Words of the sample's land: the sea, and Brighton's own. */
export const seaside = /(?<!-)\b(sea|seafront|seaside|coast|beach|cliffs?|harbour|pier|salt (air|on the wind))\b/i;
export const downland = /\b(Downs|chalk|Regency|West Pier|bungaroosh|bow windows|[Hh]ard water)\b(?!-)|^seafront$/;

/** Finds places by name. */
export function namesOf(places: readonly string[]): RegExp {
  return new RegExp(places.length > 0 ? `\\b(${places.join('|')})\\b` : '(?!)');
}

/** What pages say, with the area of which they say it; a list of places counts as one text. */
export function wordsOf({ site: { areas, words }, texts }: Checked): (WrittenText & { area: string | undefined })[] {
  const codes = areas.flatMap(({ postcodes }) => postcodes.map(({ code }) => code));
  return texts
    .filter(({ file, field: [code] }) => file !== 'content/postcodes.yaml' || codes.includes(String(code)))
    .flatMap((written) => {
      const { file, field } = written;
      const isCard = file === 'content/areas.yaml' && field[0] === 'main';
      const card = isCard ? words.areas.main.areas[Number(field[2])]?.slug : undefined;
      const area = areas.find(({ slug }) => slug === card || file === `content/areas/${slug}.yaml`)?.name;
      if (!/^(nearby|names)$/.test(String(field.at(-2)))) return [{ ...written, area }];
      const list = texts.filter((other) => other.file === file && other.field.at(-2) === field.at(-2));
      const text = list.map((each) => each.text).join(', ');
      return field.at(-1) === 0 ? [{ ...written, field: field.slice(0, -1), text, area }] : [];
    });
}

/** A text, its sentences, and the longer parts between commas, which often stay when the rest of a sentence is changed. */
export function partsOf(text: string): string[] {
  const plain = plainText(text).replace(/\s+/g, ' ').trim();
  const clauses = plain.split(/[.,;:?!]+(?: |$)/).filter((clause) => clause.split(' ').length > 3);
  return [...clauses, ...plain.split(/(?<=[.?!]) /), plain];
}

/** A name for a text that doesn't tell the text. */
export function fingerprint(part: string): string {
  return createHash('sha256').update(part).digest('hex').slice(0, 8);
}
