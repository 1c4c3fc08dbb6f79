import { expect, test } from 'vitest';
import { mainPages } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();

test('Menu leads to every main page, and a number can still be clicked', async () => {
  await open(async (tab) => {
    await tab.go('/services');
    const menu = await tab.run(() => {
      const ways = ['header button[popovertarget="menu"]', 'header a[href="#pages"]'];
      return ways.filter((way) => document.querySelector(way)?.getClientRects().length);
    });
    expect(menu).toHaveLength(1);
    await tab.press(menu[0] ?? '');
    await expect.poll(() => tab.run(clickable)).toEqual({ pages: mainPages.map(({ path }) => path), number: true });
    await tab.follow(menu[0]?.includes('button') ? '#menu a[href="/about"]' : '#pages ~ ul a[href="/about"]', '/about');
  });
});

/** Finds links of the menu, and of the footer's list of pages, that can be clicked, and whether any phone link can be clicked. */
function clickable() {
  const reached = (link: HTMLAnchorElement) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') === link;
  };
  const pages = [...document.querySelectorAll<HTMLAnchorElement>('#menu li a, #pages ~ ul a')].filter(reached);
  return {
    pages: pages.map((link) => link.getAttribute('href')),
    number: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].some(reached),
  };
}
