import { beforeAll, expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { templates } from '../../support/site.ts';

// These tests measure rules of docs/design.md on built pages.

withBrowser();

const page = openPage({ viewport: { width: 1440, height: 900 } });
let measures: ReturnType<typeof measure>[];
beforeAll(async () => {
  measures = [];
  for (const path of templates) {
    await page().goto(path);
    measures.push(await page().evaluate(measure));
  }
});

/** Values of one measure (a field of the result of measure()) on one page of each layout, sorted, without repeats. */
const ofAll = (name: keyof ReturnType<typeof measure>) => [...new Set(measures.flatMap((seen) => seen[name]))].sort();

test('headings of bands have one of three sizes', () => {
  expect(ofAll('sizes').length).toBeGreaterThan(1);
  expect(ofAll('sizes').length).toBeLessThanOrEqual(3);
});

test('columns of text begin on the twelve-column grid', () => {
  expect(ofAll('offGrid')).toEqual([]);
});

test('buttons are of three kinds: call buttons, filled, and outlined', () => {
  expect(ofAll('buttons')).toEqual(['call', 'filled', 'outlined 2px']);
});

test('two bands in a row are not split in the same way', () => {
  expect(ofAll('splitAlike')).toEqual([]);
});

/**
 * Measures a page: sizes of headings, elements off the grid, kinds of buttons, and bands (full-width sections) with the same layout as the
 * band before.
 */
function measure() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const sizes = all('main h2').map((h2) => getComputedStyle(h2).fontSize);
  const gap = Number.parseFloat(getComputedStyle(document.querySelector('[data-layout]') ?? document.body).columnGap);
  const inColumns = '[data-layout] > div, div:not([data-layout]) > div > ul[data-shape="columns"] > li';
  const offGrid = all(inColumns).flatMap((element) => {
    const inner = element.closest<HTMLElement>('section > div');
    // Skip items of a list inside a column. They divide the width of the column, not of the page.
    if (!inner || (element.localName === 'li' && inner.dataset.layout)) return [];
    const { left, width } = inner.getBoundingClientRect();
    const columns = (element.getBoundingClientRect().left - left) / ((width + gap) / 12);
    return Math.abs(columns - Math.round(columns)) < 0.02 ? [] : [`${location.pathname}: ${element.innerText}`];
  });
  const buttons = all('main a').flatMap((link) => {
    const { backgroundColor, borderTopWidth, display } = getComputedStyle(link);
    const filled = backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (display !== 'inline-flex' && display !== 'flex' && !filled && borderTopWidth === '0px') return [];
    return [link.matches('[data-size]') ? 'call' : filled ? 'filled' : `outlined ${borderTopWidth}`];
  });
  const layouts = all('main > section').map(
    (section) => section.querySelector<HTMLElement>(':scope > [data-layout]')?.dataset.layout,
  );
  const splitAlike = layouts.flatMap((layout, at) =>
    layout && layout === layouts[at - 1] ? [`${location.pathname}: ${layout}`] : [],
  );
  return { sizes, offGrid, buttons, splitAlike };
}
