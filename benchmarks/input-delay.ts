import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../scripts/browser.ts';
import { routes } from '../src/facts/routes.ts';
import { longestTask, type Task } from './main-thread.ts';

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
  const paths = only.length > 0 ? only : [...routes, '/nope', '/500'];
  const browser = await launchBrowser();
  const rows: Record<string, string | number>[] = [];
  try {
    for (const viewport of screens) {
      for (const path of [plain, ...paths]) {
        const page = await browser.newPage({ viewport });
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        const load = await median(() => measureLoad(browser, page, site, path));
        const menu =
          path !== plain && viewport.width < 992 ? await median(() => measureMenu(browser, page)) : undefined;
        rows.push({
          page: path,
          width: viewport.width,
          'load, ms': Math.round(load.ms),
          'load, busy with': load.steps,
          'menu, ms': menu ? Math.round(menu.ms) : '',
        });
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  console.log('\nLongest task of the main thread, processor slowed 6 times, median of three; aim: 50 ms');
  console.table(rows);
  for (const what of ['load, ms', 'menu, ms']) {
    const [worst] = rows
      .filter(({ page }) => page !== plain)
      .sort((one, other) => Number(other[what]) - Number(one[what]));
    console.log(`Worst ${what}: ${worst?.[what]}, ${worst?.page} at ${worst?.width}`);
  }
}

/** From another page of the site, so that the start of the browser's processes is over, to a second after the load. */
async function measureLoad(browser: Browser, page: Page, site: string, path: string): Promise<Task> {
  await page.goto(`${site}/500`);
  await page.waitForTimeout(200);
  return longestTask(browser, page, async () => {
    await page.goto(site + path);
    await page.waitForTimeout(1000);
  });
}

/** By the mouse alone: to look for the button would run a script in the page. */
async function measureMenu(browser: Browser, page: Page): Promise<Task> {
  const button = page.getByRole('button', { name: 'Menu' });
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
  const task = await longestTask(browser, page, async () => {
    await page.mouse.click(x + 5, y + 5);
    await page.waitForTimeout(300);
  });
  if (!(await page.locator('#menu').isVisible())) throw new Error('The menu did not open');
  await page.keyboard.press('Escape');
  return task;
}

/** The middle one of three: a busy machine lengthens some runs, and cuts others off before the page is laid out. */
async function median(measure: () => Promise<Task>): Promise<Task> {
  const [, middle] = [await measure(), await measure(), await measure()].sort((one, other) => one.ms - other.ms);
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}
