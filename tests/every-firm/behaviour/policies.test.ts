import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { explainedLinks } from '../../support/explained-page.ts';
import { openPage, visit, withBrowser } from '../../support/page.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { facts, templates } from '../../support/site.ts';

/** TypeScript's DOM doesn't have it yet. */
declare const trustedTypes: { createPolicy(name: string): void };

withBrowser();

describe('no page does what its policies forbid', () => {
  const page = openPage({ ...wideScreen });

  test('when it is read, with its lettering, drawings and tooltips', async () => {
    const complaints = await complaintsOf(page());
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
      const complaints = await complaintsOf(phone);
      await phone.reload();
      await phone.click('[popovertarget="menu"]');
      await phone.emulateMedia({ media: 'print', forcedColors: 'active' });
      expect(complaints).toEqual([]);
    });
  });
});

/** What the browser complains of on a page from now on, but for the status of the 404 page and what that page says itself. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (line) => {
    const about404 = /^404: there is no page|status of 404/.test(line.text());
    if (['error', 'warning'].includes(line.type()) && !about404) complaints.push(line.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`forbidden by ${violatedDirective}: ${blockedURI}`),
    );
  });
  return complaints;
}

describe('what somebody planted on a page', () => {
  const page = openPage({});

  test('is refused: markup as text, and a policy that lets it through', async () => {
    await page().goto('/');
    const markup = page().evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>'));
    await expect(markup).rejects.toThrow('TrustedHTML');
    await expect(page().evaluate(() => trustedTypes.createPolicy('planted'))).rejects.toThrow('Policy');
  });

  test('is refused: a script of another site, and one without a known hash', async () => {
    await page().goto('/');
    const violations = await page().evaluate(async () => {
      const found: string[] = [];
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => found.push(violatedDirective));
      for (const address of ['https://scripts.example/a.js', 'data:text/javascript,1']) {
        const script = document.createElement('link');
        Object.assign(script, { rel: 'modulepreload', href: address });
        document.head.append(script);
      }
      await new Promise((later) => setTimeout(later, 500));
      return found;
    });
    expect(violations).toEqual(['script-src-elem', 'script-src-elem']);
  });
});

test('a browser takes the manifest as it is, under the policy of the page', async () => {
  const { data, errors, url } = await visit('/', {}, async (page) => {
    const session = await page.context().newCDPSession(page);
    return session.send('Page.getAppManifest');
  });
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(JSON.parse(data ?? '').name).toBe(facts.business.name);
});

test('no other site can show a page in a frame', async () => {
  await visit('about:blank', {}, async (page) => {
    await page.route('https://other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${inject('siteUrl')}/"></iframe>` }),
    );
    await page.goto('https://other.example/');
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  });
});
