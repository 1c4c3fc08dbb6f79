import { expect, test } from 'vitest';
import { crumbsFor } from './breadcrumbs.ts';

test.each([
  ['/', []],
  ['/areas/shoreham-by-sea', ['Areas', 'Shoreham By Sea']],
  ['//éclair--x/', ['Éclair  X']],
])('the way to %s is Home, then one crumb per segment, hyphens as spaces and each word capitalised', (path, names) => {
  expect(crumbsFor(path, 'Start').map(({ name }) => name)).toEqual(['Start', ...names]);
});
