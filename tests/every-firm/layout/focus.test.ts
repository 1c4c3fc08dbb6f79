import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPage, withBrowser } from '../../support/page.ts';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { templates } from '../../support/site.ts';

withBrowser();

const page = openPage({ reducedMotion: 'reduce' });

test.each([phoneScreen, wideScreen])(
  'each kind of link and button shows that it has the focus, 3 to 1 against what was there, $viewport.width pixels wide',
  async ({ viewport }) => {
    await page().setViewportSize(viewport);
    const seen = new Set<string>();
    const faint: string[] = [];
    for (const path of templates) {
      await page().goto(path);
      await page().keyboard.press('Tab');
      for (const [index, kind] of (await page().evaluate(kinds)).entries()) {
        if (!kind || seen.has(kind)) continue;
        seen.add(kind);
        const link = page().locator('a, button, summary').nth(index);
        // The call bar is there once the number at the top has gone.
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
        // At least as many points as a line under it has.
        if (changed < Math.min(clip.width - 16, viewport.width / 3)) {
          faint.push(`${path}: ${await link.textContent()}, ${changed} points`);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(10);
    expect(faint.join('\n')).toBe('');
  },
);

/** What each link and button of the page looks like; those alike on grounds alike are of one kind. */
function kinds(): string[] {
  return [...document.querySelectorAll('a, button, summary')].map((element) => {
    const ground = element.closest('[data-tone]')?.getAttribute('data-tone');
    const { color, backgroundColor, fontSize, display } = getComputedStyle(element);
    return element.checkVisibility() ? [color, backgroundColor, fontSize, display, ground].join(' ') : '';
  });
}

/** How many points have a contrast of at least 3 to 1 with what they were (WCAG 2.2, 1.4.11). */
async function clearlyChanged(one: Buffer, other: Buffer): Promise<number> {
  const [from, to] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  if (!from || !to) return 0;
  let points = 0;
  for (let at = 0; at < from.length; at += 3) {
    const [light, dark] = [luminance(from, at), luminance(to, at)].sort((a, b) => b - a) as [number, number];
    if ((light + 0.05) / (dark + 0.05) >= 3) points += 1;
  }
  return points;
}

/** WCAG's relative luminance of an sRGB colour. */
function luminance(picture: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => linear[picture[at + channel] ?? 0] ?? 0);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
