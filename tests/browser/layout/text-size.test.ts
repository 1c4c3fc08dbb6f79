import type { CDPSession } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { gasEmergency } from '../../../src/site/schema/phone.ts';
import { openPage, setLetters, withBrowser } from '../../support/page.ts';
import { site, templates } from '../../support/site.ts';

withBrowser();

const page = openPage({});
let session: CDPSession;
beforeAll(async () => {
  session = await page().context().newCDPSession(page());
});

/** Screens and the size of their letters, in pixels. */
const screens = [
  { width: 320, letters: 16 },
  { width: 360, letters: 20 },
  { width: 430, letters: 24 },
  { width: 768, letters: 16 },
  { width: 900, letters: 16 },
];

test.each(templates)(
  'a phone number of %s is whole, on one line, and no full stop stands alone on one',
  async (path) => {
    await page().goto(path);
    for (const { width, letters } of screens) {
      await page().setViewportSize({ width, height: 800 });
      await setLetters(session, letters);
      const at = `letters of ${letters} on a screen of ${width}`;
      const { found, broken } = await page().evaluate(numbersOf, [site.business.phone.text, gasEmergency.text]);
      expect(found, at).toBeGreaterThan(3);
      expect(broken, at).toEqual([]);
      expect(await page().evaluate(lonelyStops), at).toEqual([]);
    }
  },
);

test('Home’s sentences and buttons grow with the reader’s letters', async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  const sizes = async (letters: number) => {
    await setLetters(session, letters);
    await page().goto('/');
    return page().evaluate(() =>
      [...document.querySelectorAll('main > :first-child :is(p, p > a, li a)')].map((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      ),
    );
  };
  const [usual, twice] = [await sizes(16), await sizes(32)];
  expect(usual.length).toBeGreaterThan(4);
  for (const [index, size] of usual.entries()) expect((twice[index] ?? 0) / size).toBeGreaterThanOrEqual(1.8);
});

/** How many phone numbers there are, and those that take more than one line or run out of the screen. */
function numbersOf(numbers: readonly string[]) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  let found = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const number of numbers) {
      const start = text.data.indexOf(number);
      if (start < 0 || text.parentElement?.closest('script')) continue;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + number.length);
      const boxes = [...range.getClientRects()];
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
      found += 1;
      if (lines > 1 || boxes.some(({ right }) => right > innerWidth)) broken.push(`${text.parentElement?.outerHTML}`);
    }
  }
  return { found, broken };
}

/** Texts after which a line begins with the stop that ends them: what stands on either side of it has no line in common. */
function lonelyStops(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const alone: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const before = text.previousSibling;
    if (!/^[.,;:?!]/.test(text.data) || !before || !text.parentElement?.checkVisibility()) continue;
    const [stop, last] = [document.createRange(), document.createRange()];
    stop.setStart(text, 0);
    stop.setEnd(text, 1);
    last.selectNodeContents(before);
    const top = stop.getBoundingClientRect().bottom;
    const end = [...last.getClientRects()].at(-1);
    if (end && Math.abs(end.bottom - top) > end.height / 2) alone.push(`${before.textContent}${text.data}`);
  }
  return alone;
}
