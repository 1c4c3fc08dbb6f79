import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage, setTextSize, withBrowser } from '../../support/page.ts';
import { readAll, site, templates } from '../../support/site.ts';

withBrowser();

const page = openPage({ bypassCSP: true });
let session: CDPSession;

beforeAll(async () => {
  session = await page().context().newCDPSession(page());
});

/** Screens in CSS pixels: a narrow phone, a window 1280 pixels wide at 400 % zoom, a tablet, a wide screen. */
const sizes = [
  { width: 280, height: 653 },
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
  { width: 2560, height: 1440 },
];
/** Screens for the conditions that make text longer or larger: the phone and the tablet. */
const narrow = sizes.slice(0, 3).filter(({ width }) => width !== 320);

/** Pages on which text has the least room. */
const fullest = ['/', '/services', '/areas', '/contact', site.areas[0]?.path ?? '/about'];

interface Condition {
  name: string;
  textSize?: number;
  change?: (page: Page) => Promise<unknown>;
  screens: typeof sizes;
  paths?: typeof templates;
}

/** Conditions that a reader (text size and spacing) or an owner (long names) can cause. */
const conditions: Condition[] = [
  { name: 'as it is', screens: sizes, paths: templates },
  { name: 'with text of 32 pixels', textSize: 32, screens: narrow },
  {
    name: 'with the text spacing of WCAG 1.4.12',
    change: (page) => page.addStyleTag({ content: spacing }),
    screens: narrow,
  },
  {
    name: 'with a long name, number and address',
    change: (page) => page.evaluate(lengthen, site.business),
    screens: narrow,
  },
];

const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`;

describe.each(conditions)('$name', ({ textSize = 16, change, screens, paths = fullest }) => {
  test.each(paths)('no text of %s is cut off, overlaps another or runs off the screen', async (path) => {
    await setTextSize(session, textSize);
    await page().goto(path);
    await change?.(page());
    expect(await problemsAt(screens)).toEqual([]);
  });
});

test('no text is cut off or overlaps another when pictures are missing', async () => {
  await page().route(/\.(svg|avif|webp|png)$/, (route) => route.abort());
  const withPictures = (await readAll(templates)).filter(([, $]) => $('main img').length > 0);
  expect(withPictures.length).toBeGreaterThan(0);
  for (const [path] of withPictures) {
    await page().goto(path);
    expect(await problemsAt(narrow), path).toEqual([]);
  }
  await page().unroute(/\.(svg|avif|webp|png)$/);
});

async function problemsAt(screens: typeof sizes): Promise<string[]> {
  const problems: string[] = [];
  for (const { width, height } of screens) {
    await page().setViewportSize({ width, height });
    for (const problem of await page().evaluate(problemsOf)) problems.push(`${width} × ${height}: ${problem}`);
  }
  return problems;
}

/** Describes each text that is cut off, overlaps another text or runs off the screen, and how far the page scrolls sideways. */
function problemsOf(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} pixels sideways`] : [];
  const lines: { text: string; element: Element; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement as Element;
    if (!text.data.trim() || element.closest('script, style, title, desc')) continue;
    // Skip text for screen readers, and links that are visible only while they have the focus.
    if (!element.checkVisibility() || getComputedStyle(element).clipPath === 'inset(50%)') continue;
    // Skip parts of drawings that are hidden on small screens. In Chromium, checkVisibility() returns true for them.
    const roomy = element.closest('[data-roomy]');
    if (roomy && getComputedStyle(roomy).display === 'none') continue;
    const range = document.createRange();
    range.setStart(text, text.data.length - text.data.trimStart().length);
    range.setEnd(text, text.data.trimEnd().length);
    for (const box of range.getClientRects()) {
      if (box.width > 0) lines.push({ text: text.data.trim().slice(0, 40), element, box });
    }
  }
  const known = new Map<Element, Element[]>();
  /** Elements that can cut off a text: `element` and its ancestors, except those whose `overflow` is visible. */
  const framesOf = (element: Element): Element[] => {
    if (element === document.body) return [];
    const frames = known.get(element) ?? [
      ...(getComputedStyle(element).overflow === 'visible' ? [] : [element]),
      ...framesOf(element.parentElement as Element),
    ];
    known.set(element, frames);
    return frames;
  };
  for (const { text, element, box } of lines) {
    if (box.left < -1 || box.right > innerWidth + 1) problems.push(`"${text}" runs off the screen`);
    for (const frame of framesOf(element)) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      const cutAcross = overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1);
      const cutDown = overflowY !== 'visible' && (box.top < top - 1 || box.bottom > bottom + 1);
      if (cutAcross || cutDown) problems.push(`"${text}" is cut off by <${frame.localName}>`);
    }
  }
  // Ignore the top and bottom fifth of a line's box, which have no letters. Ignore the call bar (the call button fixed to the bottom of
  // small screens), because the page scrolls under it.
  const inPage = lines.filter(({ element }) => !element.closest('#call-bar'));
  inPage.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of inPage.entries()) {
    for (const other of inPage.slice(index + 1)) {
      const [top, bottom] = [other.box.top + other.box.height / 5, one.box.bottom - one.box.height / 5];
      if (other.box.top > one.box.bottom) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (one.element !== other.element && across > 2 && bottom - top > 1) {
        problems.push(`"${one.text}" and "${other.text}" overlap`);
      }
    }
  }
  return [...new Set(problems)];
}

/** Replaces the firm's name, phone number and email with very long ones, wherever the page shows them. */
function lengthen({ name, phone, email }: { name: string; phone: { text: string }; email?: string | undefined }) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data
      .replaceAll(name, 'Plumbingheatingboilersgasltd')
      .replaceAll(phone.text, '+44 (0)1632 960 247')
      .replaceAll(email ?? '\n\n', 'averylongname.without-end@heating-firm.co.uk');
  }
}
