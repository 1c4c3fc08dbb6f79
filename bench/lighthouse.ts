import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { quiet } from '../tools/browser.ts';
import { chromiumPath } from '../tools/program-paths.mjs';
import { median } from './median.ts';
import { table } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runs = 3;

/** What Lighthouse's mobile profile says of each page: the median of three runs, and which audits are not passed. */
export async function lighthouseScores(site: string, paths: readonly string[]): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const path of paths) {
    const results: Result[] = [];
    while (results.length < runs) results.push((await audit(site + path)) ?? (await audit(site + path)) ?? lost(path));
    const score = (category: string) => median(results.map(({ scores }) => scores.get(category) ?? 0));
    const failed = new Set(results.flatMap((result) => result.failed));
    rows.push([path, ...categories.map((category) => Math.round(score(category) * 100)), [...failed].join(', ')]);
  }
  return `Lighthouse ${version}, mobile, median of ${runs} runs. The last column has every audit that any run did not pass in full.
The 404 page is not among them: Lighthouse looks at no page that answers 404.

${table(['Page', ...categories, 'not passed'], rows)}`;
}

interface Result {
  scores: Map<string, number>;
  failed: string[];
}

let version = '';

function lost(path: string): never {
  throw new Error(`Lighthouse could not look at ${path}`);
}

/** In a browser of its own: an empty cache. */
async function audit(url: string): Promise<Result | undefined> {
  const chrome = await launch({ chromePath: await chromiumPath(), chromeFlags: ['--headless=new', ...quiet] });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' });
    // It now and then loses the start of a load, and asks to be run again.
    if (!result || result.lhr.runtimeError) return undefined;
    const { lhr } = result;
    version = lhr.lighthouseVersion;
    const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    );
    return {
      scores: new Map(Object.entries(lhr.categories).map(([name, { score }]) => [name, score ?? 0])),
      failed: counted.filter((id) => (lhr.audits[id]?.score ?? 1) < 1),
    };
  } finally {
    chrome.kill();
  }
}
