import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { quiet } from '../tools/browser.ts';
import { chromiumPath } from '../tools/program-paths.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * The four scores of Lighthouse's mobile profile, in a browser of its own: an empty cache.
 * @throws when it could not look at the page in three tries: it now and then loses the start of a load
 */
export async function lighthouseScores(url: string, tries = 3): Promise<string> {
  const chrome = await launch({ chromePath: await chromiumPath(), chromeFlags: ['--headless=new', ...quiet] });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' });
    if (result && !result.lhr.runtimeError) {
      return categories.map((name) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100)).join(', ');
    }
  } finally {
    chrome.kill();
  }
  if (tries > 1) return lighthouseScores(url, tries - 1);
  throw new Error(`Lighthouse could not look at ${url}`);
}
