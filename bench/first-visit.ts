import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tools/browser.ts';

/** A line of text: what the browser itself takes for any page on the same network. */
export const plainText = '/robots.txt';

/** The delay of a request and its answer together, in milliseconds, and the bandwidth in megabits a second. */
const networks = [
  { latency: 40, megabits: 9 },
  { latency: 150, megabits: 1.6 },
  { latency: 300, megabits: 0.7 },
];
type Network = (typeof networks)[number];
const tries = 5;

/** What first visits to a page were like: the median first paint on each network in milliseconds, and the worst layout shift. */
interface Visits {
  paints: number[];
  shift: number;
}

/** Visits each address in turn, five times on each network, so that a busy moment of the machine falls on each alike. */
export async function visitAll(urls: readonly string[]): Promise<Visits[]> {
  const browser = await launchBrowser();
  const all = urls.map((): Visits => ({ paints: [], shift: 0 }));
  try {
    for (const network of networks) {
      const paints = urls.map((): number[] => []);
      for (let time = 0; time < tries; time += 1) {
        for (const [index, url] of urls.entries()) {
          const { paint, shift } = await visit(browser, url, network);
          paints[index]?.push(paint);
          const page = all[index];
          if (page) page.shift = Math.max(page.shift, shift);
        }
      }
      for (const [index, each] of paints.entries())
        all[index]?.paints.push(each.sort((a, b) => a - b)[2] ?? Number.NaN);
    }
  } finally {
    await browser.close();
  }
  return all;
}

/** On a phone: an empty cache, the processor slowed four times. */
async function visit(browser: Browser, url: string, network: Network): Promise<{ paint: number; shift: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const throughput = (network.megabits * 1e6) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    return await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const shifts = await new Promise<PerformanceEntryList>((seen) => {
        const observer = new PerformanceObserver((list) => seen(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => seen(observer.takeRecords()), 100);
      });
      const shift = shifts.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
      return { paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN, shift };
    });
  } finally {
    await context.close();
  }
}
