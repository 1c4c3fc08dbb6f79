import { beforeAll, describe, expect, inject, test } from 'vitest';
import { explanations } from '../../../src/facts/explanations.ts';
import { startProxy } from '../../support/proxy.ts';
import { wideScreen } from '../../support/screens.ts';
import { facts, readAll } from '../../support/site.ts';
import { type Tab, tabs } from '../../support/tab.ts';

const open = tabs();
const explained = explanations(facts);

/** A page with two explained links, and what leads to them. */
let page = { path: '', first: '', second: '', meaning: '' };

beforeAll(async () => {
  for (const [path, $] of await readAll()) {
    const hrefs = [
      ...new Set(
        $('a[data-explained]')
          .map((_, link) => $(link).attr('href'))
          .toArray(),
      ),
    ];
    const [first = '', second = ''] = hrefs;
    const meaning = explained[first] ?? '';
    if (second && !page.path) page = { path, first: `a[href="${first}"]`, second: `a[href="${second}"]`, meaning };
  }
});

/** What the tooltips on the page say. */
const shown = (tab: Tab) =>
  tab.run(() => Array.from(document.querySelectorAll('[role="tooltip"]'), (tip) => tip.textContent));

describe('a tooltip', () => {
  test('appears where the pointer rests on its link, may be moved onto, and is dismissed with Escape', async () => {
    await open(async (tab) => {
      await tab.go(page.path);
      await tab.pointAt(page.first);
      await expect.poll(() => shown(tab)).toEqual([page.meaning]);
      await tab.pointAt('[data-side]');
      expect(await shown(tab)).toEqual([page.meaning]);
      await tab.key('Escape');
      await expect.poll(() => shown(tab)).toEqual([]);
    }, wideScreen);
  });

  test('opens for the keyboard, describes its link, stays on the screen, and closes with Escape', async () => {
    await open(async (tab) => {
      await tab.go(page.path);
      await tab.run((selector) => {
        const focusable = [...document.querySelectorAll<HTMLElement>('a, button')].filter((link) =>
          link.checkVisibility(),
        );
        focusable[focusable.findIndex((link) => link.matches(selector)) - 1]?.focus();
      }, page.first);
      await tab.key('Tab');
      await expect.poll(() => shown(tab)).toEqual([page.meaning]);
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
    }, wideScreen);
  });
});

test('a finger follows the link, and no tooltips are loaded for it', async () => {
  await open(async (tab) => {
    await tab.go(page.path);
    await tab.tap(page.first);
    await expect.poll(() => tab.run(() => document.querySelector(':target')?.textContent)).toContain(page.meaning);
    expect(tab.asked.filter((url) => url.includes('/tooltips-'))).toEqual([]);
  });
});

test('where the script does not load, one line says so and the link still leads to its explanation', async () => {
  const proxy = await startProxy(inject('siteUrl'), { missing: /\/tooltips-/ });
  try {
    await open(
      async (tab) => {
        await tab.go(page.path);
        await tab.pointAt(page.first);
        await expect.poll(() => tab.lines.join('\n')).toMatch(/No tooltips on this page/);
        await tab.press(page.first);
        await expect.poll(() => tab.run(() => document.querySelector(':target')?.textContent)).toContain(page.meaning);
      },
      { ...wideScreen, site: proxy.url },
    );
  } finally {
    await proxy.stop();
  }
});
