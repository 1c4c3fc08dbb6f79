import { describe, expect, test } from 'vitest';
import { explainedPage } from '../../support/explained-page.ts';
import { wideScreen } from '../../support/screens.ts';
import { type Tab, tabs } from '../../support/tab.ts';

const open = tabs();
const page = await explainedPage();

/** Texts of the tooltips on the page. */
const shown = (tab: Tab) =>
  tab.run(() => Array.from(document.querySelectorAll('[role="tooltip"]'), (tip) => tip.textContent));

describe('a tooltip', () => {
  test('appears on hover, stays while the pointer is on it, and closes with Escape', async () => {
    await open(async (tab) => {
      await tab.go(page.path);
      // Wait for the fonts, because the text moves when they load.
      await tab.run(() => document.fonts.ready.then(() => undefined));
      await tab.pointAt(page.links[0]);
      await expect.poll(() => shown(tab)).toEqual([page.meanings[0]]);
      await tab.pointAt('[data-side]');
      expect(await shown(tab)).toEqual([page.meanings[0]]);
      await tab.key('Escape');
      await expect.poll(() => shown(tab)).toEqual([]);
    }, wideScreen.viewport);
  });

  test('opens on focus, describes its link, is on the screen, and closes with Escape', async () => {
    await open(async (tab) => {
      await tab.go(page.path);
      await tab.run((selector) => {
        const focusable = [...document.querySelectorAll<HTMLElement>('a, button')].filter((link) =>
          link.checkVisibility(),
        );
        focusable[focusable.findIndex((link) => link.matches(selector)) - 1]?.focus();
      }, page.links[0]);
      await tab.key('Tab');
      await expect.poll(() => shown(tab)).toEqual([page.meanings[0]]);
      const state = await tab.run(() => {
        const tip = document.querySelector('[role="tooltip"]');
        const {
          top = -1,
          left = -1,
          bottom = 0,
          right = 0,
        } = document.querySelector('[data-side]')?.getBoundingClientRect() ?? {};
        const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        return { inside, describes: document.activeElement?.getAttribute('aria-describedby') === tip?.id };
      });
      expect(state).toEqual({ inside: true, describes: true });
      await tab.key('Escape');
      await expect.poll(() => shown(tab)).toEqual([]);
    }, wideScreen.viewport);
  });
});
