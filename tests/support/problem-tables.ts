import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The rows of a table in tests/fixtures/problems/. The first lines of each table describe its columns. */
export function problemTable<Row>(name: string): Row[] {
  return parse(readFileSync(`tests/fixtures/problems/${name}.yaml`, 'utf8'));
}

/**
 * Replaces a part of a text.
 * @param from text, or a regular expression between slashes
 */
export function changed(text: string, from: string, to: string): string {
  const pattern = /^\/(.*)\/$/s.exec(from)?.[1];
  return text.replace(pattern === undefined ? from : new RegExp(pattern, 'm'), to);
}

/** A regular expression for part of a message; … matches anything. */
export function messagePattern(part: string): RegExp {
  return new RegExp(part.split('…').map(escaped).join('.*'), 's');
}

/** A regular expression that matches a text literally. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
