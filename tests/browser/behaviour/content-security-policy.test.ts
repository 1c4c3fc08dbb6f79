import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { explainedLinks } from '../../support/explained-page.ts';
import { openPage, visit, withBrowser } from '../../support/page.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { site, templates } from '../../support/site.ts';

withBrowser();

describe('no page violates its policies', () => {
  const page = openPage({ ...wideScreen });

  test('when it is read, with its fonts, drawings and tooltips', async () => {
    const errors = errorsOf(page());
    for (const path of templates) {
      await page().goto(path);
      await page().evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await document.fonts.ready;
        await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => {})));
      });
      const explained = page().locator(explainedLinks).first();
      if (await explained.isVisible()) {
        // After a key press, focus shows a tooltip without a delay.
        await page().keyboard.press('Tab');
        await explained.focus();
        await page().locator('[role="tooltip"]').waitFor();
      }
      expect(errors, path).toEqual([]);
    }
  });

  test('when its menu is used, and when it is printed', async () => {
    await visit('/', phoneScreen, async (phone) => {
      const errors = errorsOf(phone);
      await phone.reload();
      await phone.click('[popovertarget="menu"]');
      await phone.emulateMedia({ media: 'print', forcedColors: 'active' });
      // Reload the page, because the print styles may refer to further files, which the policy must allow.
      await phone.reload({ waitUntil: 'networkidle' });
      expect(errors).toEqual([]);
    });
  });
});

/**
 * Returns a list to which each later error or warning of a page is added. Two messages on the 404 page are left out: the browser's message
 * about the status, and the page's own line about the unknown path.
 */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (line) => {
    const about404 = line.location().url.endsWith('/nope') && /^404: there is no page|status of 404/.test(line.text());
    if (['error', 'warning'].includes(line.type()) && !about404) errors.push(line.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('the policy of a page allows the manifest, which the browser reads without errors', async () => {
  const { data, errors, url } = await visit('/', {}, async (page) => {
    const session = await page.context().newCDPSession(page);
    return session.send('Page.getAppManifest');
  });
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(JSON.parse(data ?? '').name).toBe(site.business.name);
});
