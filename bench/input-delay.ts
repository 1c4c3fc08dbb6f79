import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tools/browser.ts';
import { type Recording, record } from './main-thread.ts';
import { table } from './report.ts';
import { recordLoad, slowedPage } from './slowed-page.ts';

const screens = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

/** A page of plain text: what the browser itself does for any page, on this machine. */
const plain = '/robots.txt';

/** Each page's longest task, which is how long it can keep a tap waiting, with the processor slowed six times. */
export async function inputDelay(site: string, paths: readonly string[]): Promise<string> {
  const browser = await launchBrowser();
  const rows: (string | number)[][] = [];
  try {
    for (const viewport of screens) {
      for (const path of [plain, ...paths]) {
        const page = await slowedPage(browser, viewport);
        const load = await five(() => recordLoad(browser, page, site + path));
        const hasMenu = path !== plain && viewport.width < 992;
        rows.push([
          path,
          viewport.width,
          round(load.middle.swap),
          round(load.middle.longest.ms),
          round(load.best.longest.ms),
          hasMenu ? round((await five(() => recordMenu(browser, page))).middle.longest.ms) : '',
          load.middle.longest.steps,
        ]);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  return `Longest task of the main thread in ms, the processor slowed six times, the middle of five. "Swap" is the browser's own, as it puts the
page in the place of the one before; it is over before the page begins. "At best" is the least of the five: the work is the same each
time, but the slowed processor sometimes pauses in the middle of a task. "Menu" is the longest task as the menu opens.

${table(['Page', 'width', 'swap', 'load', 'at best', 'menu', 'busy with'], rows)}`;
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
