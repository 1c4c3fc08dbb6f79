import type { Browser } from 'playwright-core';
import { fontsOf } from '../tests/support/page-fonts.ts';
import { median } from './median.ts';

/** The delay of a request and its answer together, in milliseconds, and the bandwidth in megabits a second. */
export interface Network {
  name: string;
  latency: number;
  megabits: number;
}

export const networks: readonly Network[] = [
  { name: '40 ms, 9 Mbit/s', latency: 40, megabits: 9 },
  { name: '150 ms, 1.6 Mbit/s', latency: 150, megabits: 1.6 },
  { name: '300 ms, 0.7 Mbit/s', latency: 300, megabits: 0.7 },
];

/** What a first visit was like: times in milliseconds since the page was asked for. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** The font that the browser really used for the heading. */
  face: string;
}

/**
 * Visits each address in turn, five times, so that a busy moment of the machine falls on each alike.
 * @returns for each the middle of its visits, with the worst layout shift and every face that one of them saw
 */
export async function visitAll(browser: Browser, urls: readonly string[], network: Network): Promise<Visit[]> {
  const all = urls.map((): Visit[] => []);
  for (let time = 0; time < tries; time += 1) {
    for (const [index, url] of urls.entries()) all[index]?.push(await visit(browser, url, network));
  }
  return all.map((visits) => ({
    firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    face: [...new Set(visits.map(({ face }) => face))].join('; '),
  }));
}

const tries = 5;

/** On a phone: an empty cache, the processor slowed four times. */
async function visit(browser: Browser, url: string, { latency, megabits }: Network): Promise<Visit> {
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
      const seen = { shift: 0, largest: 0 };
      Object.assign(globalThis, { seen });
      const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      watch('layout-shift', (entry) => {
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
      });
      watch('largest-contentful-paint', ({ startTime }) => {
        seen.largest = startTime;
      });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('h1, pre');
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const { firstPaint, seen } = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const seen = Reflect.get(globalThis, 'seen') as { shift: number; largest: number };
      return { firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN, seen };
    });
    const face = (await fontsOf(page, ['h1, pre'])).join(', ');
    return { firstPaint, largestPaint: seen.largest, shift: seen.shift, face };
  } finally {
    await context.close();
  }
}
