import { expect, test } from 'vitest';
import { explainedPage } from '../../support/explained-page.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();

test('a tap on an explained link follows it, and loads no tooltips', async () => {
  const { path, links, meanings } = await explainedPage();
  await open(async (tab) => {
    await tab.go(path);
    await tab.tap(links[0]);
    await expect.poll(() => tab.run(() => document.querySelector(':target')?.textContent)).toContain(meanings[0]);
    expect(tab.requests.filter((url) => url.includes('/tooltips-'))).toEqual([]);
  });
});

test('a tap outside the menu closes it', async () => {
  await open(async (tab) => {
    await tab.go('/');
    await tab.press('button[popovertarget="menu"]');
    await tab.tap('h1');
    await expect.poll(() => tab.run(() => document.querySelector('#menu')?.matches(':popover-open'))).toBe(false);
  });
});
