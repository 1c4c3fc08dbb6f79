import puppeteer from 'puppeteer-core';
import { startProxy } from '../tests/support/proxy.ts';
import { quiet } from '../tools/browser.ts';
import { chromiumPath } from '../tools/program-paths.mjs';
import { firstPaint } from './first-paint.ts';
import { median } from './median.ts';
import { table } from './report.ts';

const runs = 20;
const change = { from: '/services', to: '/power-flushing' };

/** How soon after a click the next page first paints, rendered ahead or not. */
export async function pageChanges(site: string): Promise<string> {
  // Puppeteer, because Playwright attaches its debugger to the page and not to the tab, which turns prerendering off.
  const browser = await puppeteer.launch({ executablePath: (await chromiumPath()) ?? '', args: quiet });
  const proxies = await Promise.all(conditions.map((condition) => startProxy(site, condition)));
  const times = conditions.map((): number[] => []);
  try {
    // All conditions take turns, so that a busy moment of the machine falls on each alike.
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { speculation }] of conditions.entries()) {
        const proxy = proxies[index];
        if (proxy)
          times[index]?.push(await firstPaint(browser, { ...change, site: proxy.url, prerendered: speculation }));
      }
    }
  } finally {
    await browser.close();
    await Promise.all(proxies.map((proxy) => proxy.stop()));
  }
  const rows = conditions.flatMap(({ delay, speculation }, index) => {
    if (!speculation) return [];
    const [ahead, later] = [times[index] ?? [], times[index + 1] ?? []];
    return [
      [delay, median(ahead), Math.min(...ahead), median(later)]
        .map(Math.round)
        .concat(Number((median(ahead) / median(later)).toFixed(2))),
    ];
  });
  return `First paint in ms after a click from ${change.from} to ${change.to}, median of ${runs}.

${table(['network delay, ms', 'prerendered', 'its best', 'speculation off', 'ratio'], rows)}`;
}

const conditions = [
  { delay: 0, speculation: true },
  { delay: 0, speculation: false },
  { delay: 150, speculation: true },
  { delay: 150, speculation: false },
];
