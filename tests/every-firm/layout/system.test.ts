import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { templates } from '../../support/site.ts';

// The rules of docs/design.md that a machine can tell.
withBrowser();

const page = openPage({ viewport: { width: 1440, height: 900 } });

/** What every template has of something, without doubles. */
async function ofAll(look: () => string[]): Promise<string[]> {
  const seen = new Set<string>();
  for (const path of templates) {
    await page().goto(path);
    for (const each of await page().evaluate(look)) seen.add(each);
  }
  return [...seen].sort();
}

test('headings of bands have one of three sizes', async () => {
  const sizes = await ofAll(() => [...document.querySelectorAll('main h2')].map((h2) => getComputedStyle(h2).fontSize));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.length).toBeLessThanOrEqual(3);
});

test('what stands in columns begins on one of the twelve', async () => {
  const astray = await ofAll(() => {
    const band = '[data-layout] > div, div:not([data-layout]) > div > ul[data-shape="columns"] > li';
    return [...document.querySelectorAll<HTMLElement>(band)].flatMap((element) => {
      const inner = element.closest<HTMLElement>('section > div');
      // Lists within a column have its width to share.
      if (!inner || (element.localName === 'li' && inner.dataset.layout)) return [];
      const { left, width } = inner.getBoundingClientRect();
      const gap = Math.min(Math.max(24, innerWidth * 0.024), 48);
      const columns = (element.getBoundingClientRect().left - left) / ((width + gap) / 12);
      return Math.abs(columns - Math.round(columns)) < 0.02 ? [] : [`${location.pathname}: ${element.innerText}`];
    });
  });
  expect(astray).toEqual([]);
});

test('buttons are of three kinds: to call, filled, and with an edge', async () => {
  const kinds = await ofAll(() =>
    [...document.querySelectorAll('main a')].flatMap((link) => {
      const { backgroundColor, borderTopWidth, display } = getComputedStyle(link);
      const filled = backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (display !== 'inline-flex' && display !== 'flex' && !filled && borderTopWidth === '0px') return [];
      return [link.matches('[data-size]') ? 'call' : filled ? 'filled' : `edge ${borderTopWidth}`];
    }),
  );
  expect(kinds).toEqual(['call', 'edge 2px', 'filled']);
});

test('no two bands one after the other are split in the same way', async () => {
  const twice = await ofAll(() => {
    const bands = [...document.querySelectorAll('main > section')].map(
      (section) => section.querySelector<HTMLElement>(':scope > [data-layout]')?.dataset.layout,
    );
    return bands.flatMap((layout, at) =>
      layout && layout === bands[at - 1] ? [`${location.pathname}: ${layout}`] : [],
    );
  });
  expect(twice).toEqual([]);
});
