import { expect, test } from 'vitest';
import { papers, sheetsOf } from '../../support/printed-sheets.ts';
import { templates } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();

/**
 * Largest number of sheets of the longest pages. Home has the sheet for the fridge door. Services and Power Flushing need one sheet less
 * where the engine prints columns, which WebKit doesn't.
 */
const most: Readonly<Record<string, number>> = { '/': 3, '/services': 4, '/power-flushing': 3 };
test.each(papers)('every page is printed on at most two sheets of %s, but for the three longest', async (paper) => {
  await open(async (tab) => {
    for (const path of templates) {
      await tab.go(path);
      expect(sheetsOf(await tab.print(paper)), path).toBeLessThanOrEqual(most[path] ?? 2);
    }
  });
});

test.each(papers)('the sheet for the fridge door is on a page of its own, on %s', async (paper) => {
  await open(async (tab) => {
    await tab.go('/');
    const sheets = async (removed: string) => {
      await tab.run((selector) => {
        for (const part of document.querySelectorAll(selector)) part.remove();
      }, removed);
      return sheetsOf(await tab.print(paper));
    };
    expect(await sheets('main > :not(:first-child, [data-sheet]), [data-sheet] > img')).toBe(3);
    expect(await sheets('footer')).toBe(2);
    expect(await sheets('[data-sheet]')).toBe(1);
  });
});

test('the picture of the sheet for the fridge door is loaded without scrolling', async () => {
  await open(async (tab) => {
    await tab.go('/');
    await expect
      .poll(() => tab.requests.some((address) => address.endsWith('/drawings/stopcock-sheet.svg')))
      .toBe(true);
  });
});
