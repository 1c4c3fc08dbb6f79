import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { canCall, outOfReach } from '../../support/reach.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { site, templates } from '../../support/site.ts';

withBrowser();

const body = 'main, nav:not([popover]), footer';
const nothing = { unseen: [], unreached: [] };
const some = ['/', '/services', site.areas[0]?.path ?? ''];

/** A condition under which a page lacks its script, its styles or its fonts. */
interface Condition {
  name: string;
  options?: BrowserContextOptions;
  /** Blocks the parts in `missing` in every document that the given page loads later. */
  breakPages?: (page: Page) => Promise<unknown>;
  /** Parts that the page lacks under this condition. */
  missing: ('script' | 'styles' | 'font')[];
}

const conditions: Condition[] = [
  { name: 'with JavaScript off', options: { javaScriptEnabled: false }, missing: ['script'] },
  {
    name: 'with styles blocked',
    breakPages: (page) => block(page, "style-src 'none'"),
    missing: ['styles', 'font'],
  },
  {
    name: 'with all fonts blocked, the inline one as well',
    breakPages: (page) => block(page, "font-src 'none'"),
    missing: ['font'],
  },
];

describe.each(conditions)('$name', ({ options, breakPages, missing }) => {
  const withoutScript = missing.includes('script');
  const page = openPage({ ...phoneScreen, ...options });
  beforeAll(() => breakPages?.(page()));

  test('the part is really missing', async () => {
    await page().goto('/nope');
    const has = await page().evaluate(() => ({
      script: document.querySelector('nav:not([popover]) bdi') !== null,
      styles: getComputedStyle(document.body).margin === '0px',
      font: [...document.fonts].some(({ family, status }) => family === 'B1' && status === 'loaded'),
    }));
    expect(Object.entries(has).flatMap(([name, there]) => (there ? [] : [name]))).toEqual(missing);
  });

  test.each(withoutScript ? templates : some)(
    'on %s the number can be tapped, every text can be seen, and every link works',
    async (path) => {
      await page().setViewportSize(phoneScreen.viewport);
      await page().goto(path);
      expect(await canCall(page(), site.business.phone)).toBe(true);
      for (const { viewport } of withoutScript ? [phoneScreen, wideScreen] : [phoneScreen]) {
        await page().setViewportSize(viewport);
        expect(await outOfReach(page(), body), `${viewport.width} pixels wide`).toEqual(nothing);
      }
    },
  );
});

/** Adds a content security policy to the responses for pages. The browser enforces it together with the page's own policy. */
async function block(page: Page, policy: string): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policies = `${headers['content-security-policy']}, ${policy}`;
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policies } });
    },
  );
}
