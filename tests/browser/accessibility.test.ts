import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage, phoneScreen, wideScreen, withBrowser } from '../support/page.ts';
import { facts, routes } from '../support/site.ts';

withBrowser();

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everyPage = [...routes, '/nope', '/500'];

describe.each([
  ['a small light screen', { ...phoneScreen, colorScheme: 'light' as const }],
  ['a small dark screen', { ...phoneScreen, colorScheme: 'dark' as const }],
  ['a wide light screen', { ...wideScreen, colorScheme: 'light' as const }],
  ['a wide dark screen', { ...wideScreen, colorScheme: 'dark' as const }],
])('on %s', (_, options) => {
  const page = openPage({ ...options, bypassCSP: true });

  test.each(everyPage)('axe finds no fault on %s', async (path) => {
    await page().goto(path);
    await page().evaluate(axe);
    const faults = await page().evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
    expect(faults).toEqual([]);
  });
});

describe.each(everyPage)('%s', (path) => {
  const page = openPage({ viewport: { width: 320, height: 640 } });
  beforeAll(async () => {
    await page().goto(path);
  });

  test('can be read at 320 pixels without scrolling sideways', async () => {
    const overflow = await page().evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('has no link or button outside running text that is smaller than 24 pixels', async () => {
    const targets = await page().evaluate(() =>
      [...document.querySelectorAll('a, button, summary')]
        .filter((target) => !target.closest('p') && target.getClientRects().length > 0)
        // A word of a sentence in a list or a table is running text too.
        .filter(({ parentElement, textContent }) => {
          return !parentElement?.matches('li, td') || parentElement.textContent?.trim() === textContent?.trim();
        })
        .filter((target) => !target.matches('a[href="#content"]'))
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return { html: target.outerHTML, smallest: Math.min(width, height) };
        }),
    );
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter(({ smallest }) => smallest < 24)).toEqual([]);
  });

  test('shows the number without scrolling at every width, where it can be tapped', async () => {
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page().setViewportSize({ width, height: 640 });
      const visible = await page().evaluate(
        (number) =>
          [...document.querySelectorAll('a[href^="tel:+44"]')].some((link) => {
            const { top, bottom, left, right } = link.getBoundingClientRect();
            const inside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && bottom > top;
            return inside && link.textContent?.includes(number);
          }),
        facts.business.phone.text,
      );
      expect(visible, `${width} pixels wide`).toBe(true);
    }
  });
});
