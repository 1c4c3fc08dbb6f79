import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { phoneScreen } from '../../support/screens.ts';
import { withSteps } from '../../support/site.ts';

withBrowser();

test.each(withSteps.filter((path) => path.lastIndexOf('/') === 0))(
  'on %s, the button for the water steps works without a line, also for who comes from an advertisement',
  async (path) => {
    await visit(`${path}?gclid=1&utm_source=ads`, phoneScreen, async (page) => {
      const jump = page.locator('main a[href$="#emergency"]').first();
      if ((await jump.count()) === 0) return;
      await page.context().setOffline(true);
      await jump.click();
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#emergency');
      expect(await page.locator('#emergency').isVisible()).toBe(true);
      expect(await page.evaluate(() => location.search)).toContain('gclid');
    });
  },
);
