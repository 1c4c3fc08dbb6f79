import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { longestAreaName } from '../../src/site/files/entry-files.ts';
import { area } from '../../src/site/schema/area.ts';
import { slugOf } from './slug.ts';

const positions: Record<string, { lat: number; lon: number } | undefined> = parse(
  readFileSync(join(import.meta.dirname, 'positions.yaml'), 'utf8'),
);

/** Position of the middle of a place, in decimal degrees. Undefined for a place that positions.yaml doesn't list. */
export const positionOf = (name: string) => positions[slugOf(name)];

/** Whether a place with this postcode may be on the maps: whether maps can show at least a part of its postcode area. */
export const mayBeOnMap = (postcode: string) => /^(BN|BR|CR|DA|GU|KT|ME|PO|RG|RH|SM|TN)\d/.test(postcode);

/** A place that an owner typed, such as "Ringmer BN8". */
export interface Place {
  name: string;
  /** Name of the area's file in content/areas/, without `.yaml`. */
  slug: string;
  /** Postcode districts, in capitals, such as "BN8". */
  codes: readonly string[];
}

const code = '[A-Z]{1,2}\\d{1,2}[A-Z]?';

/** Reads a list of places with their postcode districts, on one line or several, such as "Ringmer BN8, Lewes BN7". */
export function placesFrom(typed: string): Place[] {
  // A comma before a postcode district doesn't begin a new place.
  const pieces = typed.replace(new RegExp(`(?:[\\s,;&]|\\band\\b)+(?=${code}\\b)`, 'gi'), ' ').split(/[,;\r\n]+/);
  return pieces
    .map((piece) =>
      piece
        .normalize()
        .replace(new RegExp(`\\(((?: ?${code})+)\\)`, 'gi'), ' $1')
        .replace(/(\s|\p{Cc}|[:–]|-(?= ))+/gu, ' ')
        .trim(),
    )
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, name = '', codes = ''] = new RegExp(`^(.*?)((?: ${code})*)$`, 'i').exec(piece) ?? [];
      return { name, slug: slugOf(name), codes: codes.toUpperCase().split(' ').slice(1) };
    });
}

/** Error message for a list of places. Undefined if they are valid. */
export function problemInPlaces(places: readonly Place[]): string | undefined {
  for (const [index, { name, slug, codes }] of places.entries()) {
    if (codes.length === 0 || !/^\p{L}[\p{L} .'’()/-]*[\p{L})]$/u.test(name))
      return `"${name}": Expected a place with its postcode district, such as Ringmer BN8`;
    if (!area.shape.name.safeParse(name).success)
      return `"${name}": Expected a name of at most ${longestAreaName} characters, such as the one that most customers use`;
    if (places.findIndex((other) => other.slug === slug) < index) return `"${name}" is there twice`;
  }
  return undefined;
}
