import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { phoneScreen } from '../../support/screens.ts';
import { site } from '../../support/site.ts';

withBrowser();

const areaPath = site.areas[0]?.path ?? '/contact';

// On Areas the steps close the page, and no button leads to them.
test.each(['/', '/services', '/contact', areaPath])(
  'on %s, the button for the water steps works without a line, for readers from an advertisement too',
  async (path) => {
    await visit(`${path}?gclid=1&utm_source=ads`, phoneScreen, async (page) => {
      const jump = page.locator('main a[href$="#emergency"]').first();
      await page.context().setOffline(true);
      await jump.click();
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#emergency');
      expect(await page.locator('#emergency').isVisible()).toBe(true);
      expect(await page.evaluate(() => location.search)).toContain('gclid');
    });
  },
);
