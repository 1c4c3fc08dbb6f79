import { describe, expect, test } from 'vitest';
import { mainPages, site } from '../../support/site.ts';
import { type Tab, tabs } from '../../support/tab.ts';

const toggle = 'button[popovertarget="menu"]';
const last = mainPages.at(-1)?.path ?? '';

const isOpen = (tab: Tab) => tab.run(() => document.querySelector('#menu')?.matches(':popover-open'));
const focused = (tab: Tab) => tab.run(() => document.activeElement?.textContent);
const path = (tab: Tab) => tab.run(() => location.pathname);

const withScript = tabs();

describe.each([
  ['with JavaScript', withScript],
  ['without JavaScript', tabs({ javaScript: false })],
])('the menu on a small screen, %s', (_, open) => {
  test('opens and closes with its button, and doesn’t scroll the page', async () => {
    await open(async (tab) => {
      await tab.go('/');
      await tab.run(() => scrollTo({ top: 40, behavior: 'instant' }));
      expect(await isOpen(tab)).toBe(false);
      await tab.press(toggle);
      expect(await isOpen(tab)).toBe(true);
      await tab.press(toggle);
      expect(await isOpen(tab)).toBe(false);
      expect(await tab.run(() => scrollY)).toBe(40);
    });
  });

  test('closes with Escape, and the focus returns to its button', async () => {
    await open(async (tab) => {
      await tab.go('/');
      await tab.press(toggle);
      await tab.key('Tab');
      expect(await focused(tab)).toBe(mainPages[0]?.name);
      await tab.key('Escape');
      expect(await isOpen(tab)).toBe(false);
      expect(await tab.run(() => document.activeElement?.getAttribute('popovertarget'))).toBe('menu');
    });
  });

  test('closes on a click outside it, which clicks nothing else', async () => {
    await open(async (tab) => {
      await tab.go('/');
      await tab.press(toggle);
      await tab.press('h1');
      await expect.poll(() => isOpen(tab)).toBe(false);
      expect(await path(tab)).toBe('/');
    });
  });

  test('leads to a page, on which it is closed', async () => {
    await open(async (tab) => {
      await tab.go(mainPages[1]?.path ?? '');
      await tab.press(toggle);
      await tab.follow(`#menu a[href="${last}"]`, last);
      expect(await isOpen(tab)).toBe(false);
    });
  });
});

describe('the menu on a small screen', () => {
  const open = withScript;

  test('comes after its button in the Tab order, link by link', async () => {
    await open(async (tab) => {
      await tab.go('/');
      await tab.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), toggle);
      await tab.key('Enter');
      for (const name of [...mainPages.map(({ name }) => name), site.words.frame.header.call]) {
        await tab.key('Tab');
        expect(await focused(tab)).toContain(name);
      }
      await tab.key('Tab');
      expect(await tab.run(() => document.querySelector('#menu')?.contains(document.activeElement))).toBe(false);
    });
  });

  test('closes when a link is clicked, before the next page has loaded, also on a translated page', async () => {
    await open(async (tab) => {
      await tab.go('/');
      await tab.run(() => {
        for (const link of document.querySelectorAll('#menu a')) {
          const translated = document.createElement('span');
          translated.append(...link.childNodes);
          link.append(translated);
        }
        document.querySelector('#menu')?.addEventListener('click', (event) => event.preventDefault());
      });
      await tab.press(toggle);
      await tab.press(`#menu a[href="${last}"]`);
      expect(await isOpen(tab)).toBe(false);
    });
  });

  test('doesn’t hide the call bar while it is open, nor after it has closed', async () => {
    await open(async (tab) => {
      const barIsThere = () =>
        tab.run(() => {
          const bar = document.querySelector('#call-bar');
          return bar !== null && getComputedStyle(bar).visibility === 'visible';
        });
      await tab.go('/services');
      await tab.press(toggle);
      await expect.poll(barIsThere).toBe(true);
      await tab.press(toggle);
      await tab.run(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await expect.poll(barIsThere).toBe(true);
    });
  });

  test('is closed on a page that was left with its menu open, after going back', async () => {
    await open(async (tab) => {
      await tab.go('/');
      await tab.press(toggle);
      await tab.go(last);
      await tab.back('/');
      await expect.poll(() => isOpen(tab)).toBe(false);
    });
  });
});
