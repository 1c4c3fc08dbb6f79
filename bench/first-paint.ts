import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';

/** A change from one page of a site to another, by a link of the header. */
export interface Change {
  site: string;
  from: string;
  to: string;
  /** Whether the page is expected to be rendered before the click. */
  prerendered: boolean;
}

/**
 * From the click's own time to the page's first paint, both on the clock that pages share. A prerendered page has
 * painted nothing before it is shown, so its `first-paint` is the first frame on the screen with it, as on any page.
 * @throws when a page was prerendered and should not be, or the other way round
 */
export async function firstPaint(browser: Browser, { site, from, to, prerendered }: Change): Promise<number> {
  // A visitor who has seen one page: no other is in the cache.
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(site + from);
    await page.evaluate(() => {
      addEventListener('click', ({ timeStamp }) =>
        localStorage.setItem('click', `${performance.timeOrigin + timeStamp}`),
      );
    });
    await page.hover(`header nav a[href="${to}"]`);
    await wait(800);
    await page.mouse.down();
    await page.mouse.up();
    await wait(800);
    const { path, paint, activation } = await page.evaluate(() => ({
      path: location.pathname,
      paint:
        performance.timeOrigin +
        (performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN) -
        Number(localStorage.getItem('click')),
      activation: performance.getEntriesByType('navigation')[0]?.toJSON().activationStart as number,
    }));
    if (path !== to || Number.isNaN(paint)) throw new Error(`The click led to ${path}, and painted at ${paint}`);
    if (activation > 0 !== prerendered) throw new Error(`The page was ${prerendered ? 'not ' : ''}prerendered`);
    return paint;
  } finally {
    await context.close();
  }
}
