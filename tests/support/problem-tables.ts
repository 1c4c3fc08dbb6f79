import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The rows of a table in tests/fixtures/mistakes/; the table itself says what stands in them. */
export function mistakesIn<Row>(table: string): Row[] {
  return parse(readFileSync(`tests/fixtures/mistakes/${table}.yaml`, 'utf8'));
}

/**
 * Changes a text as a row says.
 * @param from text, or a pattern between slashes
 */
export function changed(text: string, from: string, to: string): string {
  const pattern = /^\/(.*)\/$/s.exec(from)?.[1];
  return text.replace(pattern === undefined ? from : new RegExp(pattern, 'm'), to);
}

/** The pattern of an answer; … matches anything. */
export function answer(expected: string): RegExp {
  return new RegExp(expected.split('…').map(escaped).join('.*'), 's');
}

/** A text as a pattern that matches it alone. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
