import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { explainedLinks } from '../../support/explained-page.ts';
import { openPage, visit, withBrowser } from '../../support/page.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { site, templates } from '../../support/site.ts';

withBrowser();

describe('no page does what its policies forbid', () => {
  const page = openPage({ ...wideScreen });

  test('when it is read, with its lettering, drawings and tooltips', async () => {
    const complaints = complaintsOf(page());
    for (const path of templates) {
      await page().goto(path);
      await page().evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await document.fonts.ready;
        await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => {})));
      });
      const explained = page().locator(explainedLinks).first();
      if (await explained.isVisible()) {
        // For the keyboard it comes without a delay.
        await page().keyboard.press('Tab');
        await explained.focus();
        await page().locator('[role="tooltip"]').waitFor();
      }
      expect(complaints, path).toEqual([]);
    }
  });

  test('when its menu is used, and when it is printed', async () => {
    await visit('/', phoneScreen, async (phone) => {
      const complaints = complaintsOf(phone);
      await phone.reload();
      await phone.click('[popovertarget="menu"]');
      await phone.emulateMedia({ media: 'print', forcedColors: 'active' });
      // What styles for paper name is asked for now.
      await phone.reload({ waitUntil: 'networkidle' });
      expect(complaints).toEqual([]);
    });
  });
});

/** What the browser complains of on a page from now on, but for the status of the 404 page and what that page says itself. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (line) => {
    const about404 = line.location().url.endsWith('/nope') && /^404: there is no page|status of 404/.test(line.text());
    if (['error', 'warning'].includes(line.type()) && !about404) complaints.push(line.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

test('a browser takes the manifest as it is, under the policy of the page', async () => {
  const { data, errors, url } = await visit('/', {}, async (page) => {
    const session = await page.context().newCDPSession(page);
    return session.send('Page.getAppManifest');
  });
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(JSON.parse(data ?? '').name).toBe(site.business.name);
});
