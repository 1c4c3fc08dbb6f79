import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Rows of a table in tests/fixtures/problems/. A comment at the top of each file describes the columns. */
export function problemTable<Row>(name: string): Row[] {
  return parse(readFileSync(`tests/fixtures/problems/${name}.yaml`, 'utf8'));
}

/**
 * Replaces the first match in a text.
 * @param from text to find, or a regular expression between slashes
 */
export function changed(text: string, from: string, to: string): string {
  const pattern = /^\/(.*)\/$/s.exec(from)?.[1];
  return text.replace(pattern === undefined ? from : new RegExp(pattern, 'm'), to);
}

/** Regular expression that matches part of a message literally, except that … matches any text. */
export function messagePattern(part: string): RegExp {
  return new RegExp(part.split('…').map(escaped).join('.*'), 's');
}

/** Source of a regular expression that matches a text literally. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
