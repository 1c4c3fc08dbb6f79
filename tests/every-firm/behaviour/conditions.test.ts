import { beforeAll, describe, expect, test } from 'vitest';
import { conditions } from '../../support/conditions.ts';
import { openPage, withBrowser } from '../../support/page.ts';
import { canCall, openMenu, outOfReach } from '../../support/reader.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { facts, mainPages, templates } from '../../support/site.ts';

withBrowser();

const body = 'main, nav:not([popover]), footer';
const nothing = { unseen: [], unreached: [] };
const some = ['/', '/services', facts.areas[0]?.path ?? ''];

describe.each(conditions)('$name', ({ options, breakPages, missing }) => {
  const paths = missing.includes('script') ? templates.filter((path) => path !== '/500') : some;
  const page = openPage({ ...phoneScreen, ...options });
  beforeAll(() => breakPages?.(page()));

  test('a page is without what it should be without', async () => {
    await page().goto('/nope');
    const has = await page().evaluate(() => ({
      script: document.querySelector('nav bdi') !== null,
      styles: getComputedStyle(document.body).margin === '0px',
      font: [...document.fonts].some(({ family, status }) => family === 'Besley' && status === 'loaded'),
    }));
    expect(Object.entries(has).flatMap(([name, there]) => (there ? [] : [name]))).toEqual(missing);
  });

  test.each(paths)('%s can be called from, read to the last word and left by every link', async (path) => {
    await page().setViewportSize(phoneScreen.viewport);
    await page().goto(path);
    expect(await canCall(page(), facts.business.phone)).toBe(true);
    for (const { viewport } of [phoneScreen, wideScreen]) {
      await page().setViewportSize(viewport);
      expect(await outOfReach(page(), body), `${viewport.width} pixels wide`).toEqual(nothing);
    }
  });

  test.each([phoneScreen, wideScreen])(
    'the menu shows all its links and leads to another page, $viewport.width pixels wide',
    async (screen) => {
      await page().setViewportSize(screen.viewport);
      await page().goto(mainPages[1]?.path ?? '');
      await openMenu(page());
      expect(await outOfReach(page(), '#menu')).toEqual(nothing);
      await page().locator(`#menu a[href="${mainPages[2]?.path}"]`).click();
      await page().waitForURL(`**${mainPages[2]?.path}`);
    },
  );
});
