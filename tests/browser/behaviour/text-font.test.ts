import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { fontsOf } from '../../support/page-fonts.ts';
import { wideScreen } from '../../support/screens.ts';
import { mainPages } from '../../support/site.ts';

withBrowser();

const next = mainPages.at(-1)?.path ?? '';
const textFont = /libre-franklin/;

test('the first page gets the text font after it has loaded, and stays in its own; the next page has it at once, and nothing moves', async () => {
  await visit('about:blank', wideScreen, async (page) => {
    const [loaded] = await Promise.all([
      page
        .waitForEvent('requestfinished', (request) => textFont.test(request.url()))
        .then(() => page.evaluate(loadEnd)),
      page.goto('/'),
    ]);
    expect(loaded.font).toBeGreaterThan(loaded.page);
    expect(await textFontOf(page)).not.toContain('Libre Franklin');

    await page.click(`nav a[href="${next}"]`);
    await page.waitForURL(`**${next}`);
    await page.evaluate(() => document.fonts.ready);
    expect(await textFontOf(page)).toEqual(['Libre Franklin']);
    expect(await page.evaluate(layoutShift)).toBe(0);
  });
});

const textFontOf = async (page: Parameters<typeof fontsOf>[0]) => (await fontsOf(page, ['main p']))[0];

/** Times of the page's load event and of the request for the text font, in milliseconds after the start of the navigation. */
function loadEnd() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const font = performance.getEntriesByType('resource').find(({ name }) => name.includes('libre-franklin'));
  return { page: page?.loadEventStart ?? Number.NaN, font: font?.startTime ?? Number.NaN };
}

/** Sum of the page's layout shifts so far; 0 if the browser reports none within 500 ms. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
  });
}
