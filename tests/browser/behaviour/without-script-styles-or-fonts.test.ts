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

/** Something that goes wrong between the site and its reader. */
interface Condition {
  name: string;
  options?: BrowserContextOptions;
  /** Makes it go wrong on every page that is opened from now on. */
  breakPages?: (page: Page) => Promise<unknown>;
  /** What the page has to do without. */
  missing: ('script' | 'styles' | 'font')[];
}

const conditions: Condition[] = [
  { name: 'with JavaScript off', options: { javaScriptEnabled: false }, missing: ['script'] },
  {
    name: 'with the styles refused',
    breakPages: (page) => refuse(page, "style-src 'none'"),
    missing: ['styles', 'font'],
  },
  {
    name: 'with every font refused, the one in the page too',
    breakPages: (page) => refuse(page, "font-src 'none'"),
    missing: ['font'],
  },
];

describe.each(conditions)('$name', ({ options, breakPages, missing }) => {
  const withoutScript = missing.includes('script');
  const page = openPage({ ...phoneScreen, ...options });
  beforeAll(() => breakPages?.(page()));

  test('the condition really applies', async () => {
    await page().goto('/nope');
    const has = await page().evaluate(() => ({
      script: document.querySelector('nav bdi') !== null,
      styles: getComputedStyle(document.body).margin === '0px',
      font: [...document.fonts].some(({ family, status }) => family === 'Besley' && status === 'loaded'),
    }));
    expect(Object.entries(has).flatMap(([name, there]) => (there ? [] : [name]))).toEqual(missing);
  });

  test.each(withoutScript ? templates : some)(
    '%s can be called from, read to the last word and left by every link',
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

/** Adds a policy to those that pages come with; the browser obeys them all. */
async function refuse(page: Page, policy: string): Promise<void> {
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
