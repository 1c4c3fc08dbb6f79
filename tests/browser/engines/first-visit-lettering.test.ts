import { expect, inject, test } from 'vitest';
import { phoneScreen, wideScreen } from '../../support/screens.ts';
import { site } from '../../support/site.ts';
import { tabs } from '../../support/tab.ts';

const open = tabs();

/**
 * Pixels by which a box may be smaller or larger than after a new layout. Firefox keeps the height of columns that it balanced before the
 * fonts arrived: that leaves up to a line of room below them, or makes them less than half a line too short, which the padding below hides.
 */
const room = inject('engine') === 'firefox' ? { less: 12, more: 29 } : { less: 0, more: 0 };

test.each([
  { path: '/', ...phoneScreen },
  { path: '/', ...wideScreen },
  { path: '/power-flushing', ...wideScreen },
  { path: '/contact', ...phoneScreen },
  { path: site.areas[0]?.path ?? '', ...phoneScreen },
])(
  'on a first visit to $path, $viewport.width pixels wide, headings have their font, and every box fits its contents',
  async ({ path, viewport }) => {
    await open(async (tab) => {
      await tab.go(path);
      await tab.run(fontsDrawn);
      const { stale, heading } = await tab.run(inspectPage, room);
      expect(stale).toEqual([]);
      expect(heading.drawn).toBeCloseTo(heading.lettering, 0);
      expect(Math.abs(heading.drawn - heading.other)).toBeGreaterThan(1);
    }, viewport);
  },
);

/** Waits until all fonts have loaded and the page has been drawn with them. */
async function fontsDrawn() {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/**
 * Finds elements whose box changes by more than the given pixels when the page is laid out again. Also measures the width of the heading on one line, in pixels: as
 * drawn, in the font for headings (B1), and in another font.
 */
function inspectPage({ less, more }: { less: number; more: number }) {
  const { body, documentElement: root } = document;
  const all = [...body.querySelectorAll('*')];
  const boxes = () =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  const before = boxes();
  root.style.display = 'none';
  body.getBoundingClientRect();
  root.style.display = '';
  const after = boxes();
  const stale = all.flatMap((element, index) =>
    before[index]?.every((length, side) => {
      const difference = length - (after[index]?.[side] ?? 0);
      return difference >= -less && difference <= more;
    })
      ? []
      : [`${element.outerHTML.slice(0, 80)}: ${before[index]}, then ${after[index]}`],
  );

  const heading = document.querySelector('h1') as HTMLElement;
  const line = heading.cloneNode(true) as HTMLElement;
  // Leave out the small text above the heading's words, which has another font.
  line.querySelector('small')?.remove();
  heading.after(line);
  line.style.cssText = 'position: absolute; white-space: nowrap; max-width: none';
  const widthIn = (family: string) => {
    line.style.fontFamily = family;
    return line.getBoundingClientRect().width;
  };
  const widths = { drawn: widthIn(''), lettering: widthIn('B1'), other: widthIn('monospace') };
  line.remove();
  return { stale, heading: widths };
}
