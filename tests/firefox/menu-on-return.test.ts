import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { go, phoneScreen, press, visit, withFirefox } from '../support/firefox.ts';
import { isOpen, toggle } from '../support/firefox-menu.ts';

withFirefox();

test('the menu is closed when the reader comes back from the page that it led to', async () => {
  await visit('/', phoneScreen, async (page) => {
    await press(page, toggle);
    await Promise.all([page.waitForNavigation(), press(page, '#menu a[href="/about"]')]);
    await back(page);
    expect(await isOpen(page)).toBe(false);
  });
});

test('it is closed on a page that Firefox kept as it was left, with its menu open', async () => {
  await visit('/', phoneScreen, async (page) => {
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await press(page, toggle);
    await go(page, '/about');
    await back(page);
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    await expect.poll(() => isOpen(page), { timeout: 10_000 }).toBe(false);
  });
});

/** Puppeteer's own goBack waits for a load, which a kept page does not have. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.pathname), { timeout: 10_000 }).toBe('/');
}
