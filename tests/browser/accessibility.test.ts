import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
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
  const page = openPage(phoneScreen);

  test('can be read at 320 pixels without scrolling sideways', async () => {
    await page().setViewportSize({ width: 320, height: 640 });
    await page().goto(path);
    const overflow = await page().evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('has no link or button outside running text that is smaller than 24 pixels', async () => {
    const small = await page().evaluate(() =>
      [...document.querySelectorAll('a, button, summary')]
        .filter((target) => !target.closest('p') && target.getClientRects().length > 0)
        .filter((target) => !target.matches('a[href="#content"]'))
        .filter((target) => Math.min(target.getBoundingClientRect().width, target.getBoundingClientRect().height) < 24)
        .map((target) => target.outerHTML),
    );
    expect(small).toEqual([]);
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
