import { facts } from '../src/facts/index.ts';

/** One page of each kind, or those that were asked for. */
export function pagesOr(asked: readonly string[]): readonly string[] {
  if (asked.length > 0) return asked;
  const main = facts.pages.filter(({ kind }) => kind === 'main').map(({ path }) => path);
  return [...main, facts.areas[0]?.path ?? '', '/nope'];
}
