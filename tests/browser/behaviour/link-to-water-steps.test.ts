import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { phoneScreen } from '../../support/screens.ts';
import { site } from '../../support/site.ts';

withBrowser();

const areaPath = site.areas[0]?.path ?? '/contact';

// /areas is left out: it has the water steps at its end, but no button that leads to them.
test.each(['/', '/services', '/contact', areaPath])(
  'the button for the water steps on %s works offline, also when the address has a query',
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
