import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { quiet } from '../../../tools/browser.ts';
import { chromiumPath } from '../../../tools/program-paths.mjs';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { mainPages } from '../../support/site.ts';

/** A browser that prerenders and keeps pages for the way back: Playwright turns both off. */
let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch({ executablePath: (await chromiumPath()) ?? '', args: quiet });
});
afterAll(() => browser.close());

const next = mainPages.at(-1)?.path ?? '';
const at = (page: Page) => page.evaluate(() => location.pathname).catch(() => '');

test('resting on a link renders its page ahead, and a click shows that page', async () => {
  const page = await open('/power-flushing', wideScreen.viewport);
  await page.hover(`nav a[href="${next}"]`);
  // It begins after 200 ms. Whoever asks for news of it by the protocol of developer tools turns it off.
  await setTimeout(500);
  await page.click(`nav a[href="${next}"]`);
  // Puppeteer loses sight of the page while one takes the other's place.
  await expect.poll(() => at(page)).toBe(next);
  const activation = () => performance.getEntriesByType('navigation')[0]?.toJSON().activationStart;
  expect(await page.evaluate(activation)).toBeGreaterThan(0);
});

test('the way back shows the page as it was kept, where it was left, with its menu closed', async () => {
  const page = await open('/services', phoneScreen.viewport);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { kept: persisted }));
    scrollTo(0, 1500);
    document.querySelector<HTMLElement>('[popovertarget=menu]')?.click();
  });
  // A click on a link of the menu would close it.
  await page.goto(inject('siteUrl') + next);
  // The page that is asked would be gone before it could answer.
  await page.evaluate(() => void globalThis.setTimeout(() => history.back()));
  await expect.poll(() => seenAfresh(page)).toEqual({ path: '/services', kept: true, y: 1500, menu: false });
});

async function open(path: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport(viewport);
  await page.goto(inject('siteUrl') + path);
  return page;
}

/** What a page is like, asked in a session of its own: Puppeteer loses sight of a page that comes back. */
async function seenAfresh(page: Page): Promise<unknown> {
  const session = await page.createCDPSession();
  const expression =
    '({ path: location.pathname, kept: globalThis.kept, y: scrollY, menu: document.querySelector("#menu").matches(":popover-open") })';
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  await session.detach();
  return result.value;
}
