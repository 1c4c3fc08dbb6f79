import { describe, expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { phoneScreen } from '../../support/screens.ts';

withBrowser();

describe('the call bar on a small screen', () => {
  test('appears when the number at the top has scrolled off the screen, and disappears when it is back', async () => {
    await visit('/services', phoneScreen, async (page) => {
      const isVisible = () => page.locator('#call-bar a').isVisible();
      expect(await page.locator('main a[data-size]').first().isVisible()).toBe(true);
      expect(await isVisible()).toBe(false);
      await page.mouse.wheel(0, 2000);
      await expect.poll(isVisible).toBe(true);
      await page.mouse.wheel(0, -2000);
      await expect.poll(isVisible).toBe(false);
    });
  });

  test('is hidden while the number of the water steps is on the screen', async () => {
    await visit('/services#emergency', phoneScreen, async (page) => {
      const isVisible = () => page.locator('#call-bar a').isVisible();
      await expect.poll(isVisible).toBe(false);
      await page.mouse.wheel(0, 800);
      await expect.poll(isVisible).toBe(true);
    });
  });

  test('is visible at first if the number at the top is below the screen', async () => {
    await visit('/', { viewport: { width: 360, height: 240 } }, async (page) => {
      expect(await page.locator('#call-bar a').isVisible()).toBe(true);
    });
  });
});
