import { expect, test } from 'vitest';
import { papers, sheetsOf } from '../../support/sheets.ts';
import { templates } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();

test.each(papers)('every page is printed on at most two sheets of %s', async (paper) => {
  await open(async (tab) => {
    for (const path of templates) {
      await tab.go(path);
      expect([1, 2], path).toContain(sheetsOf(await tab.print(paper)));
    }
  });
});

test.each(papers)(
  'Home’s sheet for the fridge door is alone on its page of %s, however little stands before it',
  async (paper) => {
    await open(async (tab) => {
      await tab.go('/');
      expect(sheetsOf(await tab.print(paper))).toBe(2);
      await tab.run(() => {
        const most = 'main > :not(:first-child, [data-sheet]), [data-sheet] > img';
        for (const part of document.querySelectorAll(most)) part.remove();
      });
      expect(sheetsOf(await tab.print(paper))).toBe(2);
    });
  },
);
