import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { mainPages, site } from '../../support/site.ts';

withBrowser();

const { header } = site.words.frame;
const toggle = (page: Page) => page.getByRole('button', { name: header.menu });
const menu = (page: Page) => page.getByRole('navigation', { name: header.pages });
const isOpen = (page: Page) => menu(page).isVisible();

describe('the menu on a small screen', () => {
  test('doesn’t cover the call bar or its own button, even on a low screen', async () => {
    await visit('/services', { viewport: { width: 640, height: 360 } }, async (page) => {
      await toggle(page).click();
      const [above, box, below] = await Promise.all(
        [toggle(page), menu(page), page.locator('#call-bar')].map((part) => part.boundingBox()),
      );
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await menu(page).getByRole('listitem').getByRole('link').last().click();
      await page.waitForURL(`**${mainPages.at(-1)?.path}`);
    });
  });

  test('stops the page behind it from scrolling', async () => {
    await visit('/services', phoneScreen, async (page) => {
      await toggle(page).click();
      await page.locator('h1').hover({ force: true });
      await page.mouse.wheel(0, 900);
      await menu(page).hover();
      await page.mouse.wheel(0, 900);
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    });
  });
});

describe('a menu that is open when a tablet is turned to landscape', () => {
  const [portrait, landscape] = [
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ];

  test('closes, and the header shows the links', async () => {
    await visit('/services', { viewport: portrait }, async (page) => {
      await toggle(page).click();
      await page.setViewportSize(landscape);
      await expect.poll(() => page.locator('#menu:popover-open').count()).toBe(0);
      expect(await isOpen(page)).toBe(true);
      const [links, header] = await Promise.all([menu(page).boundingBox(), page.locator('header').boundingBox()]);
      expect((links?.y ?? 0) + (links?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
    });
  });

  test('stays open without JavaScript, until a click outside it', async () => {
    await visit('/services', { viewport: portrait, javaScriptEnabled: false }, async (page) => {
      await toggle(page).click();
      await page.setViewportSize(landscape);
      const { top, ground } = await menu(page).evaluate((nav) => ({
        top: nav.getBoundingClientRect().top,
        ground: getComputedStyle(nav).backgroundColor,
      }));
      expect(top).toBeGreaterThan(400);
      expect(ground).toMatch(/^rgb\(/);
      const backdrop = await menu(page).evaluate((nav) => getComputedStyle(nav, '::backdrop').backgroundColor);
      expect(backdrop, 'the page behind it is as bright as before').toBe('rgba(0, 0, 0, 0)');
      await page.mouse.click(600, 200);
      await expect.poll(() => page.locator('#menu:popover-open').count()).toBe(0);
      expect(await isOpen(page)).toBe(true);
    });
  });
});

test('on a wide screen the links are in the header, and there is no menu button', async () => {
  await visit('/', wideScreen, async (page) => {
    expect(await toggle(page).isVisible()).toBe(false);
    expect(await menu(page).getByRole('listitem').getByRole('link').allInnerTexts()).toEqual(
      mainPages.map(({ name }) => name),
    );
    expect(await isOpen(page)).toBe(true);
  });
});
