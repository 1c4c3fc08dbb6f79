import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../scripts/browser.ts';
import { facts } from '../src/facts/index.ts';
import { routesOf } from '../src/facts/pages.ts';
import { type Recording, record } from './main-thread.ts';
import { recordLoad, slowedPage } from './slowed-page.ts';

const screens = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

/** A page of plain text: what the browser itself does for any page, on this machine. */
const plain = '/robots.txt';

/**
 * Prints each page's longest task, which is how long it can keep a tap waiting, with the processor slowed six times.
 * @param only these paths; none for every page
 */
export async function inputDelay(site: string, only: string[]): Promise<void> {
  const paths = only.length > 0 ? only : [...routesOf(facts), '/nope', '/500'];
  const browser = await launchBrowser();
  const rows: Row[] = [];
  try {
    for (const viewport of screens) {
      for (const path of [plain, ...paths]) {
        const page = await slowedPage(browser, viewport);
        const load = await five(() => recordLoad(browser, page, site + path));
        const row: Row = {
          page: path,
          width: viewport.width,
          swap: round(load.middle.swap),
          load: round(load.middle.longest.ms),
          'at best': round(load.best.longest.ms),
          'busy with': load.middle.longest.steps,
        };
        if (path !== plain && viewport.width < 992) {
          row.menu = round((await five(() => recordMenu(browser, page))).middle.longest.ms);
        }
        rows.push(row);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`
Longest task of the main thread, ms, processor slowed 6 times, middle of five; aim: 50.
swap: the browser's own, as it puts the page in the place of the one before; it is over before the page begins.
at best: the work is the same each time, but the slowed processor sometimes pauses in the middle of a task.`);
  console.table(rows);
  const pages = rows.filter(({ page }) => page !== plain);
  for (const what of ['load', 'at best', 'menu'] as const) {
    const [worst] = pages.sort((one, other) => (other[what] ?? 0) - (one[what] ?? 0));
    console.log(`Worst ${what}: ${worst?.[what]} ms, ${worst?.page} at ${worst?.width}`);
  }
}

interface Row {
  page: string;
  width: number;
  swap: number;
  load: number;
  'at best': number;
  'busy with': string;
  menu?: number;
}

/** With the mouse only: looking for the button would run a script in the page. */
async function recordMenu(browser: Browser, page: Page): Promise<Recording> {
  const button = page.getByRole('button', { name: 'Menu' });
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
  const recording = await record(browser, page, async () => {
    await page.mouse.click(x + 5, y + 5);
    await page.waitForTimeout(300);
  });
  if (!(await page.locator('#menu').isVisible())) throw new Error('The menu did not open');
  await page.keyboard.press('Escape');
  return recording;
}

/** Of five measurements, in the order of their longest tasks, the first and the middle one. */
async function five(measure: () => Promise<Recording>): Promise<{ best: Recording; middle: Recording }> {
  const recordings: Recording[] = [];
  while (recordings.length < 5) recordings.push(await measure());
  const [best, , middle] = recordings.sort((one, other) => one.longest.ms - other.longest.ms);
  if (!best || !middle) throw new Error('Nothing was measured');
  return { best, middle };
}

const round = (ms = Number.NaN) => Math.round(ms);
