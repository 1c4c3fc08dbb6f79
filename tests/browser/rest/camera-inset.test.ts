import { describe, expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { templates } from '../../support/site.ts';

withBrowser();

/** Screen of an iPhone 16 Pro in landscape, and the width at its left and right that the camera and corners can cover, in CSS pixels. */
const viewport = { width: 874, height: 402 };
const inset = 62;

describe('on an iPhone in landscape', () => {
  const page = openPage({ viewport });

  test.each(templates)('no text of %s is under the camera', async (path) => {
    const session = await page().context().newCDPSession(page());
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: inset, right: inset, bottom: 21 } });
    await page().goto(path);
    const outside = await page().evaluate((margin) => {
      const lines: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (!text.data.trim() || text.parentElement?.closest('script, style, svg, .visually-hidden, #menu')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, width } of range.getClientRects()) {
          if (width > 1 && (left < margin - 1 || right > innerWidth - margin + 1)) lines.push(text.data.trim());
        }
      }
      return lines;
    }, inset);
    await session.detach();
    expect(outside).toEqual([]);
  });
});
