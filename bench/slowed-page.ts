import type { Browser, Page, ViewportSize } from 'playwright-core';
import { type Recording, record } from './main-thread.ts';

/** An empty page whose processor is slowed six times. */
export async function slowedPage(browser: Browser, viewport: ViewportSize): Promise<Page> {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return page;
}

/** From another page of the site, so that the start of the browser's processes is over, to a second after the load. */
export async function recordLoad(browser: Browser, page: Page, url: string): Promise<Recording> {
  await page.goto(new URL('/500', url).href);
  await page.waitForTimeout(200);
  return record(browser, page, async () => {
    await page.goto(url);
    await page.waitForTimeout(1000);
  });
}
