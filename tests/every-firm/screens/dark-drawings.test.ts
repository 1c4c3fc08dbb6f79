import { describe, expect, test } from 'vitest';
import { colourToken, type Scheme } from '../../../src/styles/tokens.ts';
import { facts, readAll } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

describe.each<{ scheme: Scheme; other: Scheme; dark: boolean }>([
  { scheme: 'light', other: 'dark', dark: false },
  { scheme: 'dark', other: 'light', dark: true },
])('in the $scheme scheme', ({ scheme, other, dark }) => {
  const open = tabs({ dark });

  test('drawings that are files are drawn on the ground of the page in its ink', async () => {
    const pages = (await readAll(facts.pages.map(({ path }) => path))).filter(([, $]) => $(drawings).length > 0);
    // A firm may have photographs in the place of all of them.
    const seen: string[] = [];
    await open(async (tab) => {
      for (const [path] of pages) {
        await tab.go(path);
        const inks = [colourToken('--ink', scheme), colourToken('--ink', other)] as const;
        for (const { source, ink, others } of await tab.run(look, drawings, seen, inks)) {
          seen.push(source);
          expect(ink, `${source} has ${ink} points in the page's ink`).toBeGreaterThan(others);
        }
      }
    });
  });
});

/** Those on a dark ground have the same lines in both schemes, and one is for paper. */
const drawings = 'main section:not([data-tone="channel"]) img[src^="/drawings/"]';

/** How many points of each drawing that isn't known yet have the ink of the page, and how many that of the other scheme. */
async function look(selector: string, known: readonly string[], [own, other]: readonly [string, string]) {
  const probe = document.body
    .appendChild(document.createElement('canvas'))
    .getContext('2d', { willReadFrequently: true });
  if (!probe) throw new Error('No canvas');
  const results = [];
  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) {
    image.loading = 'eager';
    await image.decode();
    if (known.includes(image.currentSrc)) continue;
    // Large enough for lines to be whole points: the middle third of wide ones, which are drawn 1,800 units wide; others 320.
    const ratio = Number(image.getAttribute('height')) / Number(image.getAttribute('width'));
    const width = ratio < 1 / 3 ? 3600 : 640;
    probe.canvas.width = Math.min(width, 1200);
    probe.canvas.height = width * ratio;
    probe.drawImage(image, (probe.canvas.width - width) / 2, 0, width, width * ratio);
    const { data } = probe.getImageData(0, 0, probe.canvas.width, probe.canvas.height);
    const count = (hex: string) => {
      const colour = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      let points = 0;
      for (let at = 0; at < data.length; at += 4) {
        const near = colour.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 6);
        if (near && data[at + 3] === 255) points += 1;
      }
      return points;
    };
    results.push({ source: image.currentSrc, ink: count(own), others: count(other) });
  }
  return results;
}
