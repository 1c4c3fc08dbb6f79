import { expect, test } from 'vitest';
import { widthOf } from '../../src/facts/search-results.ts';
import { cut, searchResult } from './cut.ts';

test('letters have the widths that they have in Arial', () => {
  // In 2048ths of the font's size (Arial's hmtx table).
  expect([...'iWm…’ '].map((letter) => widthOf(letter, 2048))).toEqual([455, 1933, 1706, 2048, 455, 569]);
});

test('a text that has room stays whole, to the pixel', () => {
  const text = 'Leaks mended in Example Street';
  const room = { size: 20, lines: 1, room: widthOf(text, 20) };
  expect(cut(text, room)).toEqual({ shown: text, lost: '' });
  expect(cut(text, { ...room, room: room.room - 1 })).toEqual({ shown: 'Leaks mended in Example …', lost: 'Street' });
});

test('as many narrow letters have room as wide ones have not', () => {
  expect(cut('illicit '.repeat(9).trim(), searchResult.wide.title).lost).toBe('');
  expect(cut('Wmmmmmm '.repeat(9).trim(), searchResult.wide.title).lost).not.toBe('');
});

test('a phone has two lines for a title, each with whole words', () => {
  const title = 'Emergency plumber and boiler repair in Shoreham-by-Sea and Southwick';
  expect(widthOf(title, 20)).toBeLessThan(2 * searchResult.phone.title.room);
  expect(cut(title, searchResult.phone.title)).toEqual({
    shown: 'Emergency plumber and boiler repair in Shoreham-by-Sea and …',
    lost: 'Southwick',
  });
});

test('a word wider than its line is lost', () => {
  expect(cut('W'.repeat(80), searchResult.wide.title)).toEqual({ shown: ' …', lost: 'W'.repeat(80) });
});
