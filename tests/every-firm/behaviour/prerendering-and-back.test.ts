import type { IncomingMessage } from 'node:http';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Host } from '../../../deploy/host.ts';
import { quiet } from '../../../tools/browser.ts';
import { chromiumPath } from '../../../tools/program-paths.mjs';
import { visit, withBrowser } from '../../support/page.ts';
import { startProxy } from '../../support/proxy.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { mainPages } from '../../support/site.ts';

withBrowser();

describe('in a browser that prerenders and keeps pages for the way back', () => {
  let browser: Browser;
  let proxy: Host;
  const prerendered: string[] = [];

  // Playwright turns both off.
  beforeAll(async () => {
    const onRequest = ({ url = '', headers }: IncomingMessage) => {
      if (String(headers['sec-purpose']).includes('prerender')) prerendered.push(url);
    };
    proxy = await startProxy(inject('siteUrl'), { onRequest });
    browser = await puppeteer.launch({ executablePath: (await chromiumPath()) ?? '', args: quiet });
  });
  afterAll(async () => {
    await browser.close();
    await proxy.stop();
  });

  async function open(path: string, viewport: { width: number; height: number }): Promise<Page> {
    prerendered.length = 0;
    const page = await browser.newPage();
    await page.setViewport(viewport);
    await page.goto(proxy.url + path);
    return page;
  }

  const next = mainPages.at(-1)?.path ?? '';
  const at = (page: Page) => page.evaluate(() => location.pathname).catch(() => '');

  test.each([
    ['telephone', '/', 'header a[href^="tel:"]'],
    ['external', '/power-flushing', 'main a[target=_blank]'],
    ['same-page', '/services', 'main a[href^="#"]'],
  ])('resting on a link renders its page ahead, but not on one of another kind: %s', async (_, path, selector) => {
    const page = await open(path, wideScreen.viewport);
    await page.hover(selector);
    await page.hover(`nav a[href="${next}"]`);
    await expect.poll(() => prerendered).toEqual([next]);
  });

  test('a page rendered ahead is the page that the click shows', async () => {
    const page = await open('/', wideScreen.viewport);
    await page.hover(`nav a[href="${next}"]`);
    await expect.poll(() => prerendered).toContain(next);
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
    });
    await page.evaluate(leaveBelow);
    await page.click(`#menu a[href="${next}"]`);
    await expect.poll(() => at(page)).toBe(next);
    await page.evaluate(() => history.back());
    await expect.poll(() => seenAfresh(page)).toEqual({ path: '/services', kept: true, y: below, menu: false });
  });
});

test('the way back to a page that was not kept leads to where it was left, with its menu closed', async () => {
  await visit('/services', phoneScreen, async (page) => {
    await page.evaluate(leaveBelow);
    await page.locator('#menu a').last().click();
    await page.waitForURL(`**${mainPages.at(-1)?.path}`);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(below);
    expect(await page.evaluate(menuIsOpen)).toBe(false);
  });
});

/** What a page is like, asked in a session of its own: Puppeteer loses sight of a page that comes back. */
async function seenAfresh(page: Page): Promise<unknown> {
  const session = await page.createCDPSession();
  const expression =
    '({ path: location.pathname, kept: globalThis.kept, y: scrollY, menu: document.querySelector("#menu").matches(":popover-open") })';
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  await session.detach();
  return result.value;
}

const below = 1500;

/** What a reader leaves behind: a page read halfway, with its menu open. */
function leaveBelow(): void {
  scrollTo(0, 1500);
  document.querySelector<HTMLElement>('[popovertarget=menu]')?.click();
}

const menuIsOpen = () => document.querySelector('#menu')?.matches(':popover-open');
