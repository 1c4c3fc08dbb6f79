import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumOptions } from '../../../tools/browser.ts';
import { chromiumPath } from '../../../tools/program-paths.mjs';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { mainPages } from '../../support/site.ts';

/** Chromium, started with Puppeteer because Playwright turns off prerendering and the back/forward cache. */
let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch({ executablePath: (await chromiumPath()) ?? '', args: chromiumOptions });
});
afterAll(() => browser.close());

const next = mainPages.at(-1)?.path ?? '';
const at = (page: Page) => page.evaluate(() => location.pathname).catch(() => '');

test('a page is prerendered when the pointer rests on its link, and a click shows that page', async () => {
  const page = await open('/power-flushing', wideScreen.viewport);
  await page.hover(`nav a[href="${next}"]`);
  // Prerendering begins 200 ms after the hover. Wait longer, because watching for its start over the DevTools protocol would prevent
  // prerendering.
  await setTimeout(500);
  await page.click(`nav a[href="${next}"]`);
  // Poll, because Puppeteer can't reach the page while the prerendered page replaces it.
  await expect.poll(() => at(page)).toBe(next);
  const activation = () => performance.getEntriesByType('navigation')[0]?.toJSON().activationStart;
  expect(await page.evaluate(activation)).toBeGreaterThan(0);
});

test('going back shows the cached page at the same scroll position, with its menu closed', async () => {
  const page = await open('/services', phoneScreen.viewport);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { kept: persisted }));
    scrollTo(0, 1500);
    document.querySelector<HTMLElement>('[popovertarget=menu]')?.click();
  });
  // Go to the next page by its address, because a click on a link in the menu would close the menu.
  await page.goto(inject('siteUrl') + next);
  // Go back in a timeout, because evaluate() could not return from a page that has already been left.
  await page.evaluate(() => void globalThis.setTimeout(() => history.back()));
  await expect.poll(() => stateOf(page)).toEqual({ path: '/services', kept: true, y: 1500, menu: false });
});

async function open(path: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport(viewport);
  await page.goto(inject('siteUrl') + path);
  return page;
}

/** State of a page. Read in a new DevTools session, because Puppeteer can't reach a page that comes back from the back/forward cache. */
async function stateOf(page: Page): Promise<unknown> {
  const session = await page.createCDPSession();
  const expression =
    '({ path: location.pathname, kept: globalThis.kept, y: scrollY, menu: document.querySelector("#menu").matches(":popover-open") })';
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  await session.detach();
  return result.value;
}
