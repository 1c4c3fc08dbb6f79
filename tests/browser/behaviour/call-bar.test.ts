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

  test('is above everything that scrolls past it', async () => {
    for (const path of ['/', '/contact', '/services'])
      await visit(path, phoneScreen, async (page) => {
        const covering = await page.evaluate(async () => {
          const bar = document.querySelector('#call-bar') as HTMLElement;
          const found: string[] = [];
          for (let y = innerHeight; y < document.documentElement.scrollHeight; y += 90) {
            scrollTo({ top: y, behavior: 'instant' });
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            const { left, top, width, height } = bar.getBoundingClientRect();
            const isShown = bar.querySelector('a')?.checkVisibility({ visibilityProperty: true });
            const seen = document.elementFromPoint(left + width / 2, top + height / 2);
            if (isShown && height > 0 && !bar.contains(seen)) found.push(`${y}: ${seen?.outerHTML.slice(0, 80)}`);
          }
          return found;
        });
        expect(covering, path).toEqual([]);
      });
  });

  test('is visible at first if the number at the top is below the screen', async () => {
    await visit('/', { viewport: { width: 360, height: 240 } }, async (page) => {
      expect(await page.locator('#call-bar a').isVisible()).toBe(true);
    });
  });
});
