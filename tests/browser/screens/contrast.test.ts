import { describe, expect, test } from 'vitest';
import { type Box, contrastIn } from '../../support/contrast.ts';
import { pagesWithSteps, templates } from '../../support/site.ts';
import { type Tab, tabs } from '../../support/tab.ts';

/** Important texts, and the lowest contrast that WCAG 2.2 (1.4.3) allows for their size. "Plate": the first call button in `main`. */
const texts: readonly [name: string, selector: string, least: number][] = [
  ['the number in the header', 'header p a strong', 4.5],
  ['the heading', 'h1', 3],
  ['the number on its plate', 'main a[data-size] span > span:last-child', 3],
  ['the footer', 'footer h2 ~ ul a', 4.5],
];
const steps: (typeof texts)[number] = ['a step', 'section[aria-labelledby="emergency"] ol li', 4.5];

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

describe.each([
  { scheme: 'light', dark: false },
  { scheme: 'dark', dark: true },
])('in the $scheme scheme', ({ dark }) => {
  const open = tabs({ dark });

  test.each(screens)(
    '$width pixels wide, texts have enough contrast, the number can be clicked, and no page scrolls sideways',
    async (viewport) => {
      const problems: string[] = [];
      await open(async (tab) => {
        for (const path of templates) {
          await tab.go(path);
          for (const problem of await problemsOf(tab, path)) problems.push(`${path}: ${problem}`);
        }
      }, viewport);
      expect(problems).toEqual([]);
    },
  );
});

async function problemsOf(tab: Tab, path: string): Promise<string[]> {
  const problems: string[] = [];
  const { plateEnds, rings, sideways } = await tab.run(measure);
  // On a phone 844 pixels high, the call bar (the call button fixed to the bottom of small screens) begins at 776 pixels.
  // A limit of 720 leaves some room above the bar.
  if (plateEnds > 720) problems.push(`the number on its plate ends at ${plateEnds} pixels of a phone’s 844`);
  if (!rings) problems.push('the number on its plate is covered');
  if (sideways > 0) problems.push(`the page scrolls ${sideways} pixels sideways`);
  for (const [name, selector, least] of pagesWithSteps.includes(path) ? [...texts, steps] : texts) {
    const contrast = await contrastIn(...(await screenshotOf(tab, selector)));
    if (contrast < least) problems.push(`${name} has a contrast of ${contrast.toFixed(2)}`);
  }
  return problems;
}

/** Takes a screenshot with an element on it. Returns the screenshot, and the rectangle of the element's first line. */
async function screenshotOf(tab: Tab, selector: string): Promise<[screenshot: Buffer, part: Box]> {
  const box = await tab.run(show, selector);
  if (!box) throw new Error(`Nothing matches ${selector}`);
  return [await tab.screenshot(), box];
}

/**
 * Measures the first call button in main. `plateEnds`: its lower edge in pixels, or 0 unless the screen is 390 pixels wide. `rings`:
 * whether the button can be clicked and dials a number. `sideways`: how far the page scrolls sideways, in pixels.
 */
async function measure() {
  await document.fonts.ready;
  scrollTo(4000, 0);
  const sideways = scrollX;
  scrollTo(0, 0);
  const plate = document.querySelector<HTMLAnchorElement>('main a[data-size]');
  const plateEnds = innerWidth === 390 ? (plate?.getBoundingClientRect().bottom ?? 0) : 0;
  plate?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = plate?.getBoundingClientRect() ?? {};
  const pressed = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a');
  return { plateEnds, rings: pressed === plate && !!plate?.href.startsWith('tel:'), sideways };
}

/** Scrolls to the first visible element that matches. Returns the rectangle of its first line of text or, without text, of the element. */
async function show(selector: string) {
  const element = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getClientRects()[0] || element.getBoundingClientRect();
  return { x, y, width, height };
}
