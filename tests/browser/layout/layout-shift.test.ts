import { beforeAll, describe, expect, test } from 'vitest';
import { sampleName } from '../../../src/site/made-up.ts';
import { openPage, withBrowser } from '../../support/page.ts';
import { phoneScreen } from '../../support/screens.ts';
import { site, templates } from '../../support/site.ts';

withBrowser();

declare global {
  interface Window {
    /** Sum of the page's layout shifts so far. */
    shift: number;
  }
}

/** Largest allowed layout shift: 0 for the sample firm. For any other firm: 0.1, the limit of "good" (Cumulative Layout Shift, web.dev). */
const mostShift = sampleName.test(site.business.name) ? 0 : 0.1;

const page = openPage(phoneScreen);

beforeAll(async () => {
  await page().route(/\.(woff2|svg|avif|webp)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page().addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

describe.each(templates)('%s', (path) => {
  test('does not shift on its first screen when fonts and pictures come late, and by at most 0.01 below', async () => {
    await page().setViewportSize(phoneScreen.viewport);
    await page().goto(path);
    const [first, scrolled] = await page().evaluate(async () => {
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
    expect(first).toBeLessThanOrEqual(mostShift);
    expect(scrolled).toBeLessThanOrEqual(mostShift + 0.01);
  });

  test('does not move parts of a phone’s first screen while the rest of the page arrives', async () => {
    await page().setViewportSize(phoneScreen.viewport);
    await page().goto(path);
    const moved = await page().evaluate(() => {
      const parts = [
        ...document.querySelectorAll('header, main > :first-child :not(span, bdi, picture, source, svg *)'),
      ];
      const top = (part: Element) => Math.round(part.getBoundingClientRect().top);
      const onScreen = parts.filter((part) => part.checkVisibility() && top(part) < innerHeight);
      const tops = new Map(onScreen.map((part) => [part, top(part)]));
      for (const later of document.querySelectorAll('main > :first-child ~ *, footer')) later.remove();
      return onScreen.reverse().flatMap((part) => {
        tops.delete(part);
        part.remove();
        return [...tops].filter(([before, y]) => top(before) !== y).map(([before]) => before.outerHTML.slice(0, 80));
      });
    });
    expect([...new Set(moved)]).toEqual([]);
  });
});
