import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { wideScreen } from '../../support/screens.ts';

withBrowser();

test('the copyright year follows the reader’s clock, but never goes back', async () => {
  for (const [clock, year] of [
    ['2031-02-03', '2031'],
    ['1999-12-31', String(new Date().getFullYear())],
  ] as const) {
    await visit('about:blank', wideScreen, async (page) => {
      await page.clock.setFixedTime(new Date(clock));
      await page.goto('/');
      expect(await page.locator('[data-year]').textContent()).toBe(year);
    });
  }
});
