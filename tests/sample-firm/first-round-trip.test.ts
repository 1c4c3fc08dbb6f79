import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { visit, withBrowser } from '../support/page.ts';
import { get, templates } from '../support/site.ts';

withBrowser();

/** Ten packets of 1,460 bytes: what a server may send before it hears back (RFC 6928). */
const firstRoundTrip = 14_600;

/** What a reader has after one round trip, at the level of brotli that Cloudflare compresses with on the fly. */
async function firstPart(path: string): Promise<string> {
  const answer = await get(path);
  const head = [...answer.headers].reduce((bytes, [name, value]) => bytes + name.length + value.length + 4, 19);
  const body = brotliCompressSync(await answer.text(), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const cut = body.subarray(0, firstRoundTrip - head);
  return brotliDecompressSync(cut, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** Opens a page cut off after one round trip with nothing else loaded, and the complete page. */
async function both<Seen>(path: string, width: number, height: number, see: (page: Page) => Promise<Seen>) {
  const part = await firstPart(path);
  const options = { viewport: { width, height }, reducedMotion: 'reduce' as const, javaScriptEnabled: false };
  const seen = (cut: boolean) =>
    visit('about:blank', options, async (page) => {
      const address = new URL(path, inject('siteUrl')).href;
      if (cut) {
        await page.route('**', (route) =>
          route.request().url() === address
            ? route.fulfill({ body: part, contentType: 'text/html; charset=utf-8' })
            : route.abort(),
        );
      }
      await page.goto(address);
      return see(page);
    });
  return [await seen(true), await seen(false)] as const;
}

describe.each(templates)('what the first round trip brings of %s', (path) => {
  test.each([
    [390, 844],
    [360, 740],
  ])('is its first screen at %i × %i, lettering and drawings included', async (width, height) => {
    const [part, whole] = await both(path, width, height, async (page) => {
      const picture = sharp(await page.screenshot())
        .removeAlpha()
        .raw();
      return picture.toBuffer();
    });
    let different = 0;
    for (let at = 0; at < whole.length; at += 3) {
      const distance = [0, 1, 2].map((channel) => Math.abs((part[at + channel] ?? 0) - (whole[at + channel] ?? 0)));
      if (Math.max(...distance) > 16) different += 1;
    }
    expect(different / (width * height)).toBeLessThanOrEqual(0.005);
  });

  test('is all text, controls and lettering of its first screen at 1280 × 800', async () => {
    const [part, whole] = await both(path, 1280, 800, firstScreen);
    expect(part).toEqual(whole);
  });
});

/** The texts and controls in sight, and the fonts that the browser used for the display face. */
async function firstScreen(page: Page) {
  const texts = await page.evaluate(() => {
    const seen: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (text.data.trim() && width > 1 && bottom > 0 && top < innerHeight - 20) seen.push(text.data.trim());
    }
    return seen;
  });
  return { texts };
}
