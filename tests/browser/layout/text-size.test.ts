import type { CDPSession } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { gasEmergency } from '../../../src/site/schema/phone.ts';
import { openPage, setTextSize, withBrowser } from '../../support/page.ts';
import { site, templates } from '../../support/site.ts';

withBrowser();

const page = openPage({});
let session: CDPSession;
beforeAll(async () => {
  session = await page().context().newCDPSession(page());
});

/** Sizes of screens, and the browser's default text size on each, in pixels. On tall screens the drawing on Home is large. */
const screens = [
  { width: 320, height: 800, textSize: 16 },
  { width: 360, height: 800, textSize: 20 },
  { width: 430, height: 800, textSize: 24 },
  { width: 768, height: 800, textSize: 16 },
  { width: 900, height: 800, textSize: 16 },
  { width: 1200, height: 1000, textSize: 16 },
  { width: 1280, height: 1024, textSize: 16 },
  { width: 1280, height: 800, textSize: 20 },
  { width: 1440, height: 1440, textSize: 16 },
];

test.each(templates)('on %s every phone number is on one line, and no line begins with a full stop', async (path) => {
  await page().goto(path);
  for (const { width, height, textSize } of screens) {
    await page().setViewportSize({ width, height });
    await setTextSize(session, textSize);
    const at = `text of ${textSize} pixels on a screen of ${width} × ${height}`;
    const { found, broken } = await page().evaluate(numbersOf, [site.business.phone.text, gasEmergency.text]);
    expect(found, at).toBeGreaterThan(3);
    expect(broken, at).toEqual([]);
    expect(await page().evaluate(separatedPunctuation), at).toEqual([]);
  }
});

test('sentences and buttons of Home grow with the default text size', async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  const sizes = async (textSize: number) => {
    await setTextSize(session, textSize);
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

/** Counts the texts of a page that contain one of the phone numbers, and finds numbers that are on several lines or run off the screen. */
function numbersOf(numbers: readonly string[]) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  let found = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const number of numbers) {
      const start = text.data.indexOf(number);
      if (start < 0 || text.parentElement?.closest('script, .visually-hidden')) continue;
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

/** Finds texts whose first character is a punctuation mark that stands on another line than the end of the node before the text. */
function separatedPunctuation(): string[] {
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
