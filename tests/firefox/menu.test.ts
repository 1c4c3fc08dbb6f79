import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { phoneScreen, press, visit, withFirefox } from '../support/firefox.ts';
import { isOpen, toggle } from '../support/firefox-menu.ts';
import { mainPages } from '../support/site.ts';

withFirefox();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('opens and closes with its button', async () => {
  await visit('/', phoneScreen, async (page) => {
    expect(await isOpen(page)).toBe(false);
    await press(page, toggle);
    expect(await isOpen(page)).toBe(true);
    await press(page, toggle);
    expect(await isOpen(page)).toBe(false);
  });
});

test('leaves the page behind it where it was', async () => {
  await visit('/', phoneScreen, async (page) => {
    const scrolled = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
    await press(page, toggle);
    expect(await scrolled()).toBe(40);
    await press(page, toggle);
    expect(await scrolled()).toBe(40);
  });
});

test('closes on Escape, with the focus back on its button', async () => {
  await visit('/', phoneScreen, async (page) => {
    await press(page, toggle);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Home');
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await focused(page)).toBe('Menu');
  });
});

test('leads the keyboard from its button through its links in their order', async () => {
  await visit('/', phoneScreen, async (page) => {
    await page.focus(toggle);
    await page.keyboard.press('Enter');
    for (const { name } of mainPages) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('#menu')?.contains(document.activeElement))).toBe(false);
  });
});

test.each(['click', 'tap'] as const)('closes on a %s outside it', async (touch) => {
  await visit('/', phoneScreen, async (page) => {
    await press(page, toggle);
    const outside = [phoneScreen.width / 2, 250] as const;
    await (touch === 'click' ? page.mouse.click(...outside) : page.touchscreen.tap(...outside));
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await page.evaluate(() => location.pathname)).toBe('/');
  });
});

test('closes when a link is chosen, also one that leads nowhere else', async () => {
  await visit('/', phoneScreen, async (page) => {
    await page.evaluate(() => {
      document.querySelector('#menu')?.addEventListener('click', (event) => event.preventDefault());
    });
    await press(page, toggle);
    await press(page, '#menu a[href="/about"]');
    expect(await isOpen(page)).toBe(false);
  });
});
