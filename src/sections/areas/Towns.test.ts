import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { facts } from '../../facts/index.ts';
import { Towns } from './Towns.tsx';

/** The band with this many made-up towns. */
function bandOf(count: number) {
  const [area] = facts.areas;
  if (!area) throw new Error('The sample firm has no areas');
  const towns = Array.from({ length: count }, (_, index) => ({
    ...area,
    name: `${'ABC'.charAt(index % 3)}${index}`,
    path: `/areas/${index}`,
  }));
  return load(renderToStaticMarkup(createElement(Towns, { words: { heading: 'Towns', text: 'More.' }, towns })));
}

test('sixty towns are one list of links', () => {
  const $ = bandOf(60);
  expect($('ul')).toHaveLength(1);
  expect($('li a')).toHaveLength(60);
});

test('more are in closed lists, one for each first letter', () => {
  const $ = bandOf(61);
  expect(
    $('details:not([open]) summary')
      .map((_, letter) => $(letter).text())
      .get(),
  ).toEqual(['A', 'B', 'C']);
  expect($('details li a')).toHaveLength(61);
});
