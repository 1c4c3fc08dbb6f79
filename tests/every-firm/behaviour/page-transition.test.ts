import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { wideScreen } from '../../support/screens.ts';
import { mainPages } from '../../support/site.ts';

withBrowser();

describe('the transition from page to page', () => {
  /**
   * Follows a link to a page that takes its time, and holds the transition on its way if there is one. By keyboard, since
   * a pointer that rests on a link has Chromium fetch the page ahead, and then it takes no time.
   */
  async function change(reducedMotion: 'reduce' | 'no-preference', use: (page: Page) => Promise<void>) {
    await visit('/', { ...wideScreen, reducedMotion }, async (page) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', async ({ viewTransition }) => {
          await viewTransition?.ready;
          if (viewTransition) for (const animation of document.getAnimations()) animation.pause();
          document.documentElement.dataset.moving = String(viewTransition !== null);
        });
      });
      const path = mainPages.at(-1)?.path ?? '';
      await page.route(`**${path}`, async (route) => {
        await setTimeout(300);
        await route.continue();
      });
      await page.locator('header nav a').last().press('Enter');
      await page.waitForURL(`**${path}`);
      await page.locator('[data-moving]').waitFor({ state: 'attached' });
      await use(page);
    });
  }

  const moving = (page: Page) => page.evaluate(() => document.documentElement.dataset.moving);

  test('runs where a page took its time, but not for readers who ask for less motion', async () => {
    await change('no-preference', async (page) => {
      expect(await moving(page)).toBe('true');
      const parts = await page.evaluate(() =>
        document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
      );
      expect(parts).toContain('::view-transition-new(heading)');
    });
    await change('reduce', async (page) => expect(await moving(page)).toBe('false'));
  });

  test('takes no tap from any link while it runs', async () => {
    await change('no-preference', async (page) => {
      const covered = await page.locator('a:not([href="#content"])').evaluateAll((links) =>
        links
          .map((link) => ({ link, box: link.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight)
          .filter(({ link, box: { x, y, width, height } }) => {
            return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          })
          .map(({ link }) => link.outerHTML),
      );
      expect(covered).toEqual([]);
    });
  });
});
