import { expect, test } from 'vitest';
import { contrast, pointsIn } from '../../support/contrast.ts';
import { openPage, withBrowser } from '../../support/page.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { site } from '../../support/site.ts';

withBrowser();

const page = openPage({ reducedMotion: 'reduce' });

test.each([
  { ...phoneScreen, paths: ['/', '/services', '/contact', '/areas', site.areas[0]?.path ?? '/about'] },
  // On a wide screen the header and the footer have links that a phone doesn't show.
  { ...wideScreen, paths: ['/'] },
])(
  'each kind of link and button has a focus indicator with a contrast of 3 to 1, $viewport.width pixels wide',
  async ({ viewport, paths }) => {
    await page().setViewportSize(viewport);
    const seen = new Set<string>();
    const faint: string[] = [];
    for (const path of paths) {
      await page().goto(path);
      await page().keyboard.press('Tab');
      for (const [index, kind] of (await page().evaluate(kindsOf)).entries()) {
        if (!kind || seen.has(kind)) continue;
        seen.add(kind);
        const link = page().locator('a, button, summary').nth(index);
        // Scroll to the end for a link in the call bar (the call button fixed to the bottom of small screens). The bar appears only
        // after the number at the top has scrolled off the screen.
        if (await link.isHidden()) {
          await page().evaluate(() => scrollTo(0, document.body.scrollHeight));
          await link.waitFor({ state: 'visible' });
        }
        await link.focus();
        const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        const [left, top] = [Math.max(0, Math.floor(x) - 8), Math.max(0, Math.floor(y) - 8)];
        const clip = {
          x: left,
          y: top,
          width: Math.min(viewport.width - left, Math.ceil(width) + 16),
          height: Math.min(viewport.height - top, Math.ceil(height) + 16),
        };
        const focused = await page().screenshot({ clip });
        await link.evaluate((element) => (element as HTMLElement).blur());
        const changed = await clearlyChanged(focused, await page().screenshot({ clip }));
        // The indicator must change at least as many pixels as a line that is one pixel thick and as long as the link. For a wide link, a
        // third of the screen's width is enough.
        if (changed < Math.min(clip.width - 16, viewport.width / 3)) {
          faint.push(`${path}: ${await link.textContent()}, ${changed} points`);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(faint.join('\n')).toBe('');
  },
);

/**
 * Returns the kind of each link and button: its colours, and the tone (background) of the band (full-width section) around it. The kind of
 * a hidden link or button is an empty string.
 */
function kindsOf(): string[] {
  return [...document.querySelectorAll('a, button, summary')].map((element) => {
    const ground = element.closest('[data-tone]')?.getAttribute('data-tone');
    const { color, backgroundColor } = getComputedStyle(element);
    return element.checkVisibility() ? [color, backgroundColor, ground].join(' ') : '';
  });
}

/** Number of pixels whose colours in two screenshots have a contrast of at least 3 to 1 (WCAG 2.2, 1.4.11). */
async function clearlyChanged(one: Buffer, other: Buffer): Promise<number> {
  const [from, to] = [await pointsIn(one), await pointsIn(other)];
  return from.filter((point, at) => contrast(point, to[at] ?? point) >= 3).length;
}
