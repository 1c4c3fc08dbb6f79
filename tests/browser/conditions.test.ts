import { beforeAll, describe, expect, test } from 'vitest';
import { mainPages } from '../../src/facts/routes.ts';
import { conditions } from '../support/conditions.ts';
import { openPage, phoneScreen, wideScreen, withBrowser } from '../support/page.ts';
import { canCall, openAnswers, openMenu, outOfReach } from '../support/reader.ts';
import { facts, get, routes } from '../support/site.ts';

withBrowser();

const screens = [phoneScreen.viewport, wideScreen.viewport];
const body = 'main, nav:not([popover]), footer > :not(#call-bar)';
const nothing = { unseen: [], unreached: [] };

describe.each(conditions)('$name', ({ options, spoil, meet, lost }) => {
  const page = openPage({ ...phoneScreen, ...options });
  beforeAll(() => spoil?.(page()));

  test('a page is without what it should be without', async () => {
    await page().goto('/nope');
    const has = await page().evaluate(() => ({
      script: document.querySelector('nav bdi') !== null,
      styles: getComputedStyle(document.body).margin === '0px',
      font: [...document.fonts].some(({ family, status }) => family === 'Besley' && status === 'loaded'),
    }));
    expect(Object.entries(has).flatMap(([name, there]) => (there ? [] : [name]))).toEqual(lost);
  });

  describe.each([...routes, '/nope'])('%s', (path) => {
    beforeAll(async () => {
      await page().setViewportSize(phoneScreen.viewport);
      await page().goto(path);
      await meet?.(page());
    });

    test('has the number on the first screen of a phone, where it can be tapped', async () => {
      expect(await canCall(page(), facts.business.phone)).toBe(true);
    });

    test('can be read to the last word and left by every link', async () => {
      await openAnswers(page());
      for (const screen of screensFor(path)) {
        await page().setViewportSize(screen);
        expect(await outOfReach(page(), body), `${screen.width} pixels wide`).toEqual(nothing);
        await openMenu(page());
        expect(await outOfReach(page(), '#menu'), `the menu, ${screen.width} pixels wide`).toEqual(nothing);
        await page().keyboard.press('Escape');
      }
    });

    test('has the six pages in its menu, and no link that leads nowhere', async () => {
      const targets = (links: string) =>
        page()
          .locator(links)
          .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname));
      expect(await targets('#menu a')).toEqual(mainPages.map(({ href }) => href));
      for (const target of new Set(await targets('a[href^="/"]'))) expect(await statusOf(target), target).toBe(200);
    });
  });

  test.each(screens)('the menu leads to another page, $width pixels wide', async (screen) => {
    await page().setViewportSize(screen);
    await page().goto('/areas/hove');
    await openMenu(page());
    await page().getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Power Flushing' }).click();
    await page().waitForURL('**/power-flushing');
  });
});

/** A phone and a wide screen; the area pages share a template, so one of them stands for all on the wide one. */
function screensFor(path: string) {
  return path.startsWith('/areas/') && path !== '/areas/hove' ? [phoneScreen.viewport] : screens;
}

const statuses = new Map<string, Promise<number>>();

/** How the host answers for a path; each is asked for once. */
function statusOf(path: string): Promise<number> {
  const status = statuses.get(path) ?? get(path).then((answer) => answer.status);
  statuses.set(path, status);
  return status;
}
