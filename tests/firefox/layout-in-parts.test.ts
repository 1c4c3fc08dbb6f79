import { expect, test } from 'vitest';
import { go, phoneScreen, visit, withFirefox } from '../support/firefox.ts';
import { routes } from '../support/site.ts';

withFirefox();

test('every page is laid out in parts, and shows what it would show if it had been laid out at once', async () => {
  await visit('about:blank', phoneScreen, async (page) => {
    const seen = () =>
      page.evaluate(() => [...document.querySelectorAll('body *')].map((element) => element.checkVisibility()));
    const parts = () => page.evaluate(() => document.querySelectorAll('[data-laid-out]').length);
    for (const path of [...routes, '/nope', '/500']) {
      await go(page, path);
      expect(await parts(), path).toBeGreaterThan(0);
      const inParts = await seen();
      await page.reload();
      expect(await parts(), path).toBe(0);
      expect(inParts, path).toEqual(await seen());
    }
  });
});
