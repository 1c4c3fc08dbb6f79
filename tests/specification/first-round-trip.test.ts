import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { compressed, firstRoundTrip, headBytes } from '../support/bytes.ts';
import { pointsIn } from '../support/contrast.ts';
import { openPage, withBrowser } from '../support/page.ts';
import { fontsOf } from '../support/page-fonts.ts';
import { get, templates } from '../support/site.ts';

withBrowser();

/** The part of a page's HTML that arrives in the first round trip, after the response's headers. */
async function firstPart(path: string): Promise<string> {
  const answer = await get(path);
  const cut = compressed(await answer.text()).subarray(0, firstRoundTrip - (await headBytes(answer.headers)));
  const text = brotliDecompressSync(cut, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  // Remove a tag that is cut off at the end. A browser would not show it.
  return text.replace(/<[^>]*$/, '');
}

const options = { reducedMotion: 'reduce', javaScriptEnabled: false, bypassCSP: true } as const;
const whole = openPage(options);
// In `whole`, pages load completely, except the italic font for labels on drawings. That font arrives in a later round trip.
beforeAll(() => whole().route('**/besley-italic-*', (route) => route.abort()));
// In `part`, a page consists only of the HTML that arrives in the first round trip. No other file is loaded.
const part = openPage(options);
beforeAll(() =>
  part().route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.abort();
    const path = new URL(route.request().url()).pathname;
    await route.fulfill({ body: await firstPart(path), contentType: 'text/html; charset=utf-8' });
  }),
);

/** Calls a function with the first part of a page, then with the whole page. Returns both results. */
async function both<Seen>(path: string, width: number, height: number, look: (page: Page) => Promise<Seen>) {
  const seen: Seen[] = [];
  for (const page of [part(), whole()]) {
    await page.setViewportSize({ width, height });
    await page.goto(new URL(path, inject('siteUrl')).href);
    seen.push(await look(page));
  }
  return seen as [Seen, Seen];
}

describe.each(templates)('the first round trip of %s', (path) => {
  test('has the whole first screen of a phone, except for drawings in files', async () => {
    const [cut, complete] = await both(path, 390, 844, async (page) =>
      pointsIn(await page.screenshot({ style: 'img { visibility: hidden !important }' })),
    );
    const different = cut.filter((point, at) =>
      point.some((value, i) => Math.abs(value - (complete[at]?.[i] ?? 0)) > 16),
    );
    expect(different.length / complete.length).toBeLessThanOrEqual(0.005);
    expect(cut.length).toBe(complete.length);
  });

  test('has all text and the fonts of the first screen at 1280 × 800, except for labels on a drawing', async () => {
    const [cut, complete] = await both(path, 1280, 800, firstScreen);
    expect(cut).toEqual(complete);
    expect(complete.fonts).toEqual(expect.arrayContaining([['Besley']]));
  });
});

/** Returns the texts on the first screen, and the fonts with which the browser drew the heading, the firm's name and the phone number. */
async function firstScreen(page: Page) {
  const selectors = ['h1', 'header a[href="/"]', 'header strong', 'main a[data-size] span span:last-child'];
  const fonts = await fontsOf(page, selectors);
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom, width } = range.getBoundingClientRect();
      const shown = width > 1 && bottom > 0 && top < innerHeight - 20;
      const isLabel = text.parentElement?.closest('main svg');
      if (text.textContent?.trim() && shown && !isLabel) seen.push(text.textContent.trim());
    }
    return seen;
  });
  return { texts, fonts };
}
