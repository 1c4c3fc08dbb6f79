import { launchBrowser } from '../tools/browser.ts';
import { table } from './report.ts';
import { networks, type Visit, visitAll } from './visit.ts';

/** A line of text: what the browser itself takes for any page on the same network. */
const plain = '/robots.txt';

/** What a first visit on a phone is like, beside that of a line of text. */
export async function firstVisit(site: string, paths: readonly string[]): Promise<string> {
  const browser = await launchBrowser();
  const urls = [plain, ...paths].map((path) => site + path);
  const byNetwork: Visit[][] = [];
  try {
    for (const network of networks) byNetwork.push(await visitAll(browser, urls, network));
  } finally {
    await browser.close();
  }
  const rows = [plain, ...paths].map((path, page) => {
    const seen = byNetwork.flatMap((visits) => visits[page] ?? []);
    const paints = byNetwork.map((visits) => {
      const { firstPaint = Number.NaN, largestPaint = Number.NaN } = visits[page] ?? {};
      return `${Math.round(firstPaint)} (${(firstPaint / (visits[0]?.firstPaint ?? Number.NaN)).toFixed(2)}), ${Math.round(largestPaint)}`;
    });
    const shift = Math.max(...seen.map((visit) => visit.shift)).toFixed(3);
    return [path, ...paints, [...new Set(seen.map(({ face }) => face))].join('; '), shift];
  });
  return `Chromium, 390 × 844, an empty cache, the processor slowed four times. First paint in ms, the median of five, in brackets its ratio to
that of a line of text on the same network (the first row), then the largest paint; the worst layout shift of all tries.

${table(['Page', ...networks.map(({ name }) => name), 'face of the heading', 'layout shift'], rows)}`;
}
