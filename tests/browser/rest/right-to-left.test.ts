import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { templates } from '../../support/site.ts';

withBrowser();

test.each([
  ['a phone', phoneScreen],
  ['a laptop', wideScreen],
])('on a page translated into Arabic, every number is still read from left to right, on %s', async (_, screen) => {
  await visit('about:blank', { ...screen, javaScriptEnabled: true }, async (page) => {
    for (const path of templates) {
      await page.goto(path);
      const { right, wrong } = await page.evaluate(setRightToLeft);
      expect(wrong, path).toEqual([]);
      expect(right, path).toBeGreaterThan(2);
    }
  });
});

/**
 * Sets `dir="rtl"` on the elements on which Firefox sets it when translating a page into Arabic: each block element and each `bdi` element.
 * Then compares the order of each number's digits on the screen with their order in the text.
 * @returns how many numbers have the same order (`right`), and the numbers that don't (`wrong`)
 */
function setRightToLeft(): { right: number; wrong: string[] } {
  for (const element of document.querySelectorAll<HTMLElement>('html, body, body *')) {
    const isBlock = !getComputedStyle(element).display.startsWith('inline');
    if ((isBlock || element.matches('bdi')) && !element.closest('svg')) element.dir = 'rtl';
  }
  const wrong: string[] = [];
  let right = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.closest('script, style, svg, .visually-hidden')) continue;
    for (const { 0: number, index } of text.data.matchAll(/\d[\d ]{7,}\d/g)) {
      const places = [...number].flatMap((digit, at) => (digit === ' ' ? [] : [place(text, index + at)]));
      if (places.some(({ width }) => width === 0)) continue;
      const seen = places.toSorted((one, other) => one.top - other.top || one.left - other.left);
      const inOrder = seen.every((each, at) => each === places[at]);
      if (inOrder) right += 1;
      else wrong.push(number);
    }
  }
  return { right, wrong };

  function place(text: Text, index: number) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const { top, left, width } = range.getBoundingClientRect();
    return { top: Math.round(top), left, width };
  }
}
