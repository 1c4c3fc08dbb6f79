import { beforeAll, expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { templates } from '../../support/site.ts';

// The rules of docs/design.md that a machine can tell.
withBrowser();

const page = openPage({ viewport: { width: 1440, height: 900 } });
let looks: ReturnType<typeof look>[];
beforeAll(async () => {
  looks = [];
  for (const path of templates) {
    await page().goto(path);
    looks.push(await page().evaluate(look));
  }
});

/** What the templates have of something, without doubles. */
const ofAll = (what: keyof ReturnType<typeof look>) => [...new Set(looks.flatMap((seen) => seen[what]))].sort();

test('headings of bands have one of three sizes', () => {
  expect(ofAll('sizes').length).toBeGreaterThan(1);
  expect(ofAll('sizes').length).toBeLessThanOrEqual(3);
});

test('what stands in columns begins on one of the twelve', () => {
  expect(ofAll('astray')).toEqual([]);
});

test('buttons are of three kinds: to call, filled, and with an edge', () => {
  expect(ofAll('buttons')).toEqual(['call', 'edge 2px', 'filled']);
});

test('no two bands one after the other are split in the same way', () => {
  expect(ofAll('splitAlike')).toEqual([]);
});

/** The sizes of headings, what begins on no column, the kinds of buttons, and bands that are split as the one before. */
function look() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const sizes = all('main h2').map((h2) => getComputedStyle(h2).fontSize);
  const gap = Number.parseFloat(getComputedStyle(document.querySelector('[data-layout]') ?? document.body).columnGap);
  const inColumns = '[data-layout] > div, div:not([data-layout]) > div > ul[data-shape="columns"] > li';
  const astray = all(inColumns).flatMap((element) => {
    const inner = element.closest<HTMLElement>('section > div');
    // Lists within a column have its width to share.
    if (!inner || (element.localName === 'li' && inner.dataset.layout)) return [];
    const { left, width } = inner.getBoundingClientRect();
    const columns = (element.getBoundingClientRect().left - left) / ((width + gap) / 12);
    return Math.abs(columns - Math.round(columns)) < 0.02 ? [] : [`${location.pathname}: ${element.innerText}`];
  });
  const buttons = all('main a').flatMap((link) => {
    const { backgroundColor, borderTopWidth, display } = getComputedStyle(link);
    const filled = backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (display !== 'inline-flex' && display !== 'flex' && !filled && borderTopWidth === '0px') return [];
    return [link.matches('[data-size]') ? 'call' : filled ? 'filled' : `edge ${borderTopWidth}`];
  });
  const layouts = all('main > section').map(
    (section) => section.querySelector<HTMLElement>(':scope > [data-layout]')?.dataset.layout,
  );
  const splitAlike = layouts.flatMap((layout, at) =>
    layout && layout === layouts[at - 1] ? [`${location.pathname}: ${layout}`] : [],
  );
  return { sizes, astray, buttons, splitAlike };
}
