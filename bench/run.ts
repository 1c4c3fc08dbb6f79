import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startCloudflare } from '../deploy/cloudflare/serve.ts';
import { site } from '../src/site/current.ts';
import { compressed, headBytes, withoutLettering } from '../tests/support/bytes.ts';
import { launchBrowser } from '../tools/browser.ts';
import { editorTimes } from './editor-times.ts';

// Measures a first visit to every main page, one area page and the 404 page of the built site, and how fast the editor (the page at /edit
// on which the owner edits the site) reacts to a typed letter. Writes the results into docs/performance.md. Close other programs first,
// because they slow the browser and the server.

/** A text file of a few lines, for comparison: no page on the same network can have an earlier first paint. */
const plainText = '/robots.txt';
const main = site.pages.filter(({ kind }) => kind === 'main').map(({ path }) => path);
const paths = [plainText, ...main, site.areas[0]?.path ?? '', '/nope'];

/** Networks to simulate. `latency`: round-trip time in milliseconds. `megabits`: bandwidth in megabits per second. */
const networks = [
  { latency: 40, megabits: 9 },
  { latency: 150, megabits: 1.6 },
  { latency: 300, megabits: 0.7 },
];
type Network = (typeof networks)[number];

/** Result of one first visit. `paint`: milliseconds until the first paint. `shift`: the page's layout shift (CLS), without a unit. */
interface Visit {
  path: string;
  network: Network;
  paint: number;
  shift: number;
}

const host = await startCloudflare(0);
const browser = await launchBrowser();
const visits: Visit[] = [];
try {
  for (const network of networks) {
    for (let time = 0; time < 5; time += 1) {
      // Visits the pages one after the other, five times, so that a busy moment of the machine doesn't slow all visits of one page.
      for (const path of paths) visits.push({ path, network, ...(await visit(path, network)) });
    }
  }
  const rows = await Promise.all(paths.map(row));
  const file = 'docs/performance.md';
  const when = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${cpus()[0]?.model.trim()}.`;
  const text = readFileSync(file, 'utf8')
    .replace(/(?<=Last run of `npm run bench`: ).*/, when)
    .replace(/(?<=^\| --- .*\n)(\|.*\n)+/m, rows.map((cells) => `| ${cells.join(' | ')} |\n`).join(''));
  const { shown, saved } = await editorTimes(browser);
  const ofEditor = `${shown} ms until the page shows it, ${saved} ms until it is checked and written.`;
  writeFileSync(file, text.replace(/(?<=A letter on the owner’s page: ).*/, ofEditor));
} finally {
  await browser.close();
  await host.stop();
}

/**
 * The cells of a page's row in the table: path, bytes with headers, bytes of the inline display font (`lettering`), first paint on each
 * network (in parentheses: divided by that of `plainText`), and the largest layout shift of all visits.
 */
async function row(path: string): Promise<(string | number)[]> {
  const answer = await fetch(host.url + path);
  const html = await answer.text();
  const body = compressed(html).length;
  const paints = networks.map((network) => {
    const paint = firstPaint(path, network);
    return `${Math.round(paint)} (${(paint / firstPaint(plainText, network)).toFixed(2)})`;
  });
  const shift = Math.max(...visits.filter((each) => each.path === path).map((each) => each.shift));
  const lettering = body - compressed(withoutLettering(html)).length;
  return [path, (await headBytes(answer.headers)) + body, lettering, ...paints, shift.toFixed(3)];
}

/** Median of the first paints of a page on a network, in milliseconds. */
function firstPaint(path: string, network: Network): number {
  const own = visits.filter((each) => each.path === path && each.network === network);
  return own.map(({ paint }) => paint).sort((a, b) => a - b)[2] ?? Number.NaN;
}

/** Visits a page with an empty cache, on a screen of a phone's size, with the processor slowed to a quarter of its speed. */
async function visit(path: string, { latency, megabits }: Network): Promise<{ paint: number; shift: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = (megabits * 1e6) / 8;
  const conditions = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(host.url + path, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  const measured = await page.evaluate(async () => {
    await document.fonts.ready;
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((later) => setTimeout(later, 200));
    return { paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN, shift };
  });
  await context.close();
  return measured;
}
