import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { drawingsOf } from './drawings.ts';
import { svgNamed, svgsOf } from './svg-file.ts';

const site = await readWith({});
const own = '<svg width="9" height="8" viewBox="0 0 9 8"><path d="M1 1"/></svg>';
/**
 * Returns the site of the example firm, as if the firm had drawings of its own.
 * @param drawings the firm's drawings: the text of each SVG by the name of the drawing
 * @param more other parts of the site to replace. Default: none
 */
const firmWith = (drawings: Record<string, string>, more = {}) => ({
  ...site,
  ...more,
  drawings: new Map(Object.entries(drawings)),
});

test('a firm’s own drawing replaces the one of that name, and has its own size', () => {
  const { name, width, height } = drawingsOf(firmWith({ boiler: own })).named('boiler');
  expect({ name, width, height }).toEqual({ name: 'boiler', width: 9, height: 8 });
  expect(drawingsOf(firmWith({})).named('boiler').width).toBe(svgNamed('boiler').width);
});

test('a firm’s own part is in every drawing that refers to it', () => {
  const part = own.replace('<path', '<path id="van"');
  expect(svgsOf(firmWith({ 'parts/van': part }))('chalk').content).toContain('<path id="van" d="M1 1"/>');
});

test('a drawing has the firm’s mark, and shows the night only if the firm answers at night', () => {
  const mark = '<svg viewBox="0 0 8 8"><path d="M2 2"/></svg>';
  const sign = '<svg width="9" height="8"><g data-mark="1 2 3"/><g data-night=""><path d="M3 3"/></g></svg>';
  const shown = (always: boolean) => {
    const business = { ...site.business, hours: { ...site.business.hours, always } };
    return svgsOf(firmWith({ sign }, { business, mark }))('sign').content;
  };
  expect(shown(true)).toMatch(/<svg x="1" y="2" width="3" height="3"[^>]*><path d="M2 2"\/><\/svg>.*M3 3/);
  expect(shown(false)).not.toContain('M3 3');
});

test('the house on Home is the one that the firm chose, whatever its street', () => {
  const houseOf = (house: string) => {
    const words = { ...site.words, look: { ...site.words.look, house } };
    return drawingsOf(firmWith({}, { words })).house.height;
  };
  expect(houseOf('townhouse')).toBe(svgNamed('inline/townhouse').height);
  expect(houseOf('cottage')).toBe(svgNamed('inline/cottage').height);
});

test('a firm without a street has no town strip', () => {
  const { home, ...words } = site.words;
  const withoutStreet = firmWith({}, { words: { ...words, home: { ...home, street: undefined } } });
  expect(drawingsOf(withoutStreet).townStrip).toBeUndefined();
  expect(drawingsOf(site).townStrip?.name).toBe('town-street');
});

test('each drawing is served once, and one that does not exist is an error that names it', () => {
  const names = drawingsOf(site).all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(() => drawingsOf(site).named('unicorn')).toThrow('unicorn');
});
