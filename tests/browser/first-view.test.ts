import { describe, expect, test } from 'vitest';
import { openPage, phoneScreen, visit, wideScreen, withBrowser } from '../support/page.ts';
import { routes } from '../support/site.ts';

withBrowser();

const kilobyte = 1024;

describe.each([...routes, '/nope', '/500'])('the first view of %s', (path) => {
  test('weighs at most 70 KB, fonts and pictures included, with one font of at most 40 KB', async () => {
    const answers = await visit('/robots.txt', wideScreen, async (page) => {
      const sizes: { name: string; bytes: number }[] = [];
      const session = await page.context().newCDPSession(page);
      const names = new Map<string, string>();
      session.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        sizes.push({ name: new URL(names.get(requestId) ?? 'http://unknown').pathname, bytes: encodedDataLength }),
      );
      await session.send('Network.enable');
      await page.goto(path, { waitUntil: 'networkidle' });
      return sizes;
    });
    const fonts = answers.filter(({ name }) => name.endsWith('.woff2'));
    const total = answers.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(fonts).toHaveLength(1);
    expect(fonts[0]?.bytes).toBeLessThanOrEqual(40 * kilobyte);
    expect(total).toBeLessThanOrEqual(70 * kilobyte);
  });

  test('moves nothing, however late the font and the pictures come', async () => {
    const shift = await visit('/robots.txt', phoneScreen, async (page) => {
      await page.route(/\.(woff2|svg)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      for (let screen = 0; screen < 6; screen += 1) {
        await page.evaluate(() => scrollBy(0, innerHeight * 2));
        await page.waitForTimeout(80);
      }
      await page.waitForTimeout(600);
      return page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    });
    expect(shift).toBe(0);
  });
});

describe.each(['/', '/services', '/power-flushing', '/about', '/areas', '/areas/burgess-hill', '/contact', '/nope'])(
  '%s keeps its words',
  (path) => {
    const page = openPage(wideScreen);

    test('at twice the text size, without scrolling sideways or cutting anything off', async () => {
      const session = await page().context().newCDPSession(page());
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await page().goto(path);
      const cut = await page().evaluate(() => {
        const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
        const outside = [
          ...document.querySelectorAll('main :is(p, li, h1, h2, h3, td, th, summary), header p, footer li'),
        ]
          .filter((element) => element.getClientRects().length > 0 && !element.closest('svg'))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.textContent);
        return { wide, outside };
      });
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      expect(cut).toEqual({ wide: false, outside: [] });
    });

    test('in forced colours, where call buttons keep an edge', async () => {
      await page().emulateMedia({ forcedColors: 'active' });
      await page().goto(path);
      const edges = await page().evaluate(() =>
        [...document.querySelectorAll('a[data-size]')]
          .filter((button) => button.getClientRects().length > 0)
          .map((button) => getComputedStyle(button).outlineStyle),
      );
      expect(edges.length).toBeGreaterThan(0);
      expect(new Set(edges)).toEqual(new Set(['solid']));
      await page().emulateMedia({ forcedColors: 'none' });
    });

    test('when motion is unwelcome, and then nothing moves', async () => {
      await page().emulateMedia({ reducedMotion: 'reduce' });
      await page().goto(path);
      expect(await page().evaluate(() => document.getAnimations().length)).toBe(0);
    });

    test('on at most two sheets of paper, with the number large at the top', async () => {
      await page().goto(path);
      const margin = { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' };
      const paper = await page().pdf({ format: 'A4', margin });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length).toBeLessThanOrEqual(2);
      await page().emulateMedia({ media: 'print' });
      const number = page().locator('header a[href^="tel:"]').first();
      expect(await number.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThan(24);
      await page().emulateMedia({ media: 'screen' });
    });
  },
);
