import { beforeAll, describe, expect, test } from 'vitest';
import { openPage, setLetters, visit, withBrowser } from '../../support/page.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { routes, templates } from '../../support/site.ts';

withBrowser();

declare global {
  interface Window {
    /** How far things on the screen have moved by themselves. */
    shift: number;
  }
}

const page = openPage(wideScreen);
const slowPage = openPage(phoneScreen);

beforeAll(async () => {
  await slowPage().route(/\.(woff2|svg|avif|webp)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await slowPage().addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

describe.each(templates)('%s', (path) => {
  test('moves nothing on its first screen, however late the font and the pictures come, and hardly anything below', async () => {
    await slowPage().goto(path);
    const [first, scrolled] = await slowPage().evaluate(async () => {
      const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await document.fonts.ready;
      await frames();
      const first = window.shift;
      const end = () => document.documentElement.scrollHeight - innerHeight;
      for (let top = 0; top < end(); top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await frames();
      }
      await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()));
      await frames();
      return [first, window.shift];
    });
    expect(first).toBe(0);
    expect(scrolled).toBeLessThanOrEqual(0.01);
  });

  test('keeps its words at twice the text size, without scrolling sideways or cutting anything off', async () => {
    const session = await page().context().newCDPSession(page());
    await setLetters(session, 32);
    await page().goto(path);
    const cut = await page().evaluate(() => {
      const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
      const outside = [...document.querySelectorAll('main :is(p, li, h1, h2, h3, td, th), header p, footer li')]
        .filter((element) => element.getClientRects().length > 0 && !element.closest('svg'))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.textContent);
      return { wide, outside };
    });
    await setLetters(session, 16);
    expect(cut).toEqual({ wide: false, outside: [] });
  });

  test('keeps an edge round its call buttons in forced colours, and leaves the pipe and the edges of its grounds out', async () => {
    await page().emulateMedia({ forcedColors: 'active' });
    await page().goto(path);
    const edges = await page().evaluate(() =>
      [...document.querySelectorAll('a[data-size]')]
        .filter((button) => button.getClientRects().length > 0)
        .map((button) => getComputedStyle(button).outlineStyle),
    );
    const left = await page().evaluate(() =>
      [...document.querySelectorAll('main span:empty, main > * > svg[preserveAspectRatio="none"]')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.outerHTML),
    );
    await page().emulateMedia({ forcedColors: 'none' });
    expect(left).toEqual([]);
    expect(new Set(edges)).toEqual(new Set(['solid']));
  });

  test('moves nothing when motion is unwelcome', async () => {
    await page().emulateMedia({ reducedMotion: 'reduce' });
    await page().goto(path);
    expect(await page().evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('is printed with the number large at the top', async () => {
    await page().goto(path);
    await page().emulateMedia({ media: 'print' });
    const number = page().locator('header a[href^="tel:"]').first();
    expect(await number.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThan(24);
    await page().emulateMedia({ media: null });
  });
});

test.each([1000, 1280, 1920, 2560])(
  'at %i pixels the street beside the words of an area covers none of them',
  async (width) => {
    await visit('/', { viewport: { width, height: 900 } }, async (page) => {
      for (const path of routes.filter((route) => route.startsWith('/areas/'))) {
        await page.goto(path);
        const covered = await page.evaluate(() => {
          const intro = document.querySelector('main section');
          const street = intro?.querySelector('img[src^="/drawings/street-"]')?.getBoundingClientRect();
          if (!intro || !street) return [];
          const texts = [...intro.querySelectorAll('p, li')].filter((text) => text.getClientRects().length > 0);
          return texts.flatMap((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            const under = [...range.getClientRects()].some(
              ({ right, left, top, bottom }) =>
                right > street.left && left < street.right && bottom > street.top && top < street.bottom,
            );
            return under ? [text.textContent] : [];
          });
        });
        expect(covered, path).toEqual([]);
      }
    });
  },
);
