import { describe, expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { phoneScreen } from '../../support/screens.ts';

withBrowser();

describe('the call bar on a small screen', () => {
  test('waits until the number at the top of the page has gone, and leaves when it is back', async () => {
    await visit('/services', phoneScreen, async (page) => {
      const isThere = () => page.locator('#call-bar a').isVisible();
      expect(await page.locator('main a[data-size]').first().isVisible()).toBe(true);
      expect(await isThere()).toBe(false);
      await page.mouse.wheel(0, 2000);
      await expect.poll(isThere).toBe(true);
      await page.mouse.wheel(0, -2000);
      await expect.poll(isThere).toBe(false);
    });
  });

  test('rests beside the number of the steps for water, and is back below it', async () => {
    await visit('/services#emergency', phoneScreen, async (page) => {
      const isThere = () => page.locator('#call-bar a').isVisible();
      await expect.poll(isThere).toBe(false);
      await page.mouse.wheel(0, 800);
      await expect.poll(isThere).toBe(true);
    });
  });

  test('is there from the start where the number at the top is below the screen', async () => {
    await visit('/', { viewport: { width: 360, height: 240 } }, async (page) => {
      expect(await page.locator('#call-bar a').isVisible()).toBe(true);
    });
  });
});
