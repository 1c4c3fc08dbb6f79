import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { templates } from '../../support/site.ts';

withBrowser();

const page = openPage({ viewport: { width: 320, height: 700 } });

test.each([320, 360, 390, 768, 1280])('%i pixels wide, no word is broken over two lines', async (width) => {
  await page().setViewportSize({ width, height: 900 });
  for (const path of templates) {
    await page().goto(path);
    expect(await page().evaluate(brokenWords), path).toEqual([]);
  }
});

/** Words of a page whose letters are on more than one line. Words with a hyphen count as several words. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden, svg')) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      const letters = document.createRange();
      letters.setStart(text, index);
      letters.setEnd(text, index + word.length);
      if (new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}
