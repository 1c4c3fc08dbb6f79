import { expect, test } from 'vitest';
import { crumbsFor } from './breadcrumbs.ts';

test('the home page is its own way', () => {
  expect(crumbsFor('/')).toEqual([{ name: 'Home', path: '/' }]);
});

test('a path has one crumb per segment, hyphens as spaces and each word capitalised', () => {
  expect(crumbsFor('/areas/shoreham-by-sea')).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Areas', path: '/areas' },
    { name: 'Shoreham By Sea', path: '/areas/shoreham-by-sea' },
  ]);
});

test('empty segments and letters beyond English do not trip it', () => {
  expect(crumbsFor('//éclair--x/')).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Éclair  X', path: '/éclair--x' },
  ]);
});
