import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPalette } from '../site/files/palette-file.ts';
import { InlineDrawing } from './InlineDrawing.tsx';
import { inColours } from './in-colours.ts';
import { svgNamed, svgNames, withWords } from './svg-file.ts';

const palette = readPalette('firms/sample');

test.each(svgNames)('%s has a size, refers to the sample palette, and uses only colours of it', (name) => {
  const { width, height, root } = svgNamed(name);
  expect([width > 0, height > 0, root.viewBox]).toEqual([true, true, expect.any(String)]);
  const file = readFileSync(`src/drawings/${name}.svg`, 'utf8');
  expect(file).toMatch(/^<\?xml-stylesheet href="(\.\.\/)+firms\/sample\/palette\.css"\?>\n<svg xmlns="[^"]+"/);
  expect(inColours(InlineDrawing({ svg: svgNamed(name) }), palette, 'dark')).not.toContain('var(');
});

test('a part that several drawings share is put into each of them once', () => {
  const { content } = svgNamed('chalk');
  expect(content.match(/id="van"/g)).toHaveLength(1);
  expect(content.match(/<use href="#van"/g)).toHaveLength(1);
});

test('no id stands in two files, since a page or a drawing may have both', () => {
  const ids = svgNames.flatMap((name) =>
    [...readFileSync(`src/drawings/${name}.svg`, 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('placeholders in a drawing are replaced by words, and a missing word is an error', () => {
  expect(withWords('<text>{hot} {labels.tank.0}</text>', { hot: '<60 °C', labels: { tank: ['Tank'] } })).toBe(
    '<text>&lt;60 °C Tank</text>',
  );
  expect(() => withWords('<text>{cold}</text>', { hot: 'Hot' })).toThrow('{cold}');
});

test('a drawing that does not exist is an error that names the file', () => {
  expect(() => svgNamed('unicorn')).toThrow('src/drawings/unicorn.svg');
});
