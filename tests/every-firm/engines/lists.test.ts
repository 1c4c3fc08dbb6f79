import { expect, test } from 'vitest';
import { templates } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();

test('no item of a list has an empty line above its words', async () => {
  await open(async (tab) => {
    for (const path of templates) {
      await tab.go(path);
      expect(await tab.run(gaps), path).toEqual([]);
    }
    await tab.press('button[popovertarget="menu"]');
    expect(await tab.run(gaps), 'menu open').toEqual([]);
  });
});

/** The items whose first part begins further down than where their padding ends. */
function gaps() {
  return [...document.querySelectorAll('li')].flatMap((item) => {
    const first = item.firstElementChild;
    if (!first || item.firstChild !== first || !item.checkVisibility()) return [];
    const { paddingTop, borderTopWidth, alignItems } = getComputedStyle(item);
    const room = Number.parseFloat(paddingTop) + Number.parseFloat(borderTopWidth);
    const gap = first.getBoundingClientRect().top - item.getBoundingClientRect().top - room;
    return alignItems === 'normal' && gap > 12 ? [`${item.textContent?.slice(0, 40)}: ${gap} pixels`] : [];
  });
}
