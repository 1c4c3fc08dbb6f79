import { launchBrowser } from '../scripts/browser.ts';
import type { Recording } from './main-thread.ts';
import { median } from './median.ts';
import { recordLoad, slowedPage } from './slowed-page.ts';

const runs = 9;
const examples = ['/', '/power-flushing', '/areas/worthing'];

/**
 * Prints what laying a page out in parts does for its first paint and its longest task, with the processor slowed six
 * times, beside the same page at an address with a fragment, of which it has none: it is laid out at once.
 * @param only these paths; none for three examples
 */
export async function layoutInParts(site: string, only: string[]): Promise<void> {
  const browser = await launchBrowser();
  const rows: Record<string, string | number>[] = [];
  try {
    for (const path of only.length > 0 ? only : examples) {
      const page = await slowedPage(browser, { width: 360, height: 780 });
      const inParts: Recording[] = [];
      const atOnce: Recording[] = [];
      // Both take turns, so that a busy moment of the machine falls on each alike.
      for (let run = 0; run < runs; run += 1) {
        inParts.push(await recordLoad(browser, page, site + path));
        atOnce.push(await recordLoad(browser, page, `${site}${path}#-`));
      }
      await page.close();
      const longestTask = (load: Recording) => load.longest.ms;
      rows.push({
        page: path,
        ...compare('first paint', inParts.map(firstPaint), atOnce.map(firstPaint)),
        ...compare('longest task', inParts.map(longestTask), atOnce.map(longestTask)),
      });
    }
  } finally {
    await browser.close();
  }
  console.log(`\nA page laid out in parts, and at once: ms, processor slowed 6 times, 360 px wide, median of ${runs}`);
  console.table(rows);
}

function firstPaint(load: Recording): number {
  if (load.firstPaint === undefined) throw new Error('A page painted nothing');
  return load.firstPaint;
}

function compare(what: string, inParts: number[], atOnce: number[]): Record<string, number> {
  return {
    [what]: Math.round(median(inParts)),
    [`${what} at once`]: Math.round(median(atOnce)),
    [`${what} ratio`]: Number((median(inParts) / median(atOnce)).toFixed(2)),
  };
}
