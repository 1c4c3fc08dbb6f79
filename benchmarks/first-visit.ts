import type { Browser } from 'playwright-core';
import { launchBrowser } from '../scripts/browser.ts';
import { facts } from '../src/facts/index.ts';
import { compressed, headBytes } from '../tests/support/size.ts';
import { median } from './median.ts';

/** The delay of a request and its answer together, in milliseconds, and the bandwidth in megabits a second. */
const networks = [
  { name: '40 ms, 9 Mbit/s', latency: 40, megabits: 9 },
  { name: '150 ms, 1.6 Mbit/s', latency: 150, megabits: 1.6 },
  { name: '300 ms, 0.7 Mbit/s', latency: 300, megabits: 0.7 },
];
const tries = 5;

/** A line of text: what the browser itself takes for any page on the same network. */
const plain = '/robots.txt';

/**
 * Prints, as Markdown, what a first visit on a phone is like: an empty cache, the processor slowed four times.
 * @param only these paths; none for one page of each kind
 */
export async function firstVisit(site: string, only: string[]): Promise<void> {
  const main = facts.pages.filter(({ kind }) => kind === 'main').map(({ path }) => path);
  const paths = only.length > 0 ? only : [...main, facts.areas[0]?.path ?? '', '/nope'];
  const browser = await launchBrowser();
  try {
    console.log(
      `\n| Page | bytes at brotli 4 / 5 / 11 |${networks.map(({ name }) => ` ${name} |`).join('')} face | layout shift |`,
    );
    console.log(`|---|---|${networks.map(() => '---|').join('')}---|---|`);
    const limits: number[] = [];
    for (const path of [plain, ...paths]) {
      const cells: string[] = [];
      const all: Visit[] = [];
      for (const [index, network] of networks.entries()) {
        const visits: Visit[] = [];
        while (visits.length < tries) visits.push(await visit(browser, site + path, network));
        const paint = median(visits.map(({ firstPaint }) => firstPaint));
        limits[index] ??= paint;
        cells.push(`${Math.round(paint)} (${(paint / limits[index]).toFixed(2)})`);
        all.push(...visits);
      }
      const bytes = (await sizes(site + path)).join(' / ');
      const faces = [...new Set(all.map(({ face }) => face))].join('; ');
      const worst = Math.max(...all.map(({ shift }) => shift));
      console.log(`| ${path} | ${bytes} | ${cells.join(' | ')} | ${faces} | ${worst.toFixed(3)} |`);
    }
    console.log(
      '\nFirst paint in ms, median of five, and its ratio to that of a line of text (the first row); the worst layout shift of all.',
    );
  } finally {
    await browser.close();
  }
}

interface Visit {
  firstPaint: number;
  shift: number;
  /** The font that the browser really used for the heading. */
  face: string;
}

async function visit(browser: Browser, url: string, { latency, megabits }: { latency: number; megabits: number }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const throughput = (megabits * 1e6) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const { firstPaint, shift } = await page.evaluate(async () => {
      await document.fonts.ready;
      return {
        firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
        shift: (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
      };
    });
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1, pre' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return { firstPaint, shift, face: fonts.map(({ familyName }) => familyName).join(', ') };
  } finally {
    await context.close();
  }
}

/** The answer's bytes at three levels of brotli, headers counted. */
async function sizes(url: string): Promise<number[]> {
  const answer = await fetch(url);
  const text = await answer.text();
  return [4, 5, 11].map((level) => headBytes(answer.headers) + compressed(text, level).length);
}
