import { join } from 'node:path';
import { readBusinessFile } from '../../src/site/files/business-file.ts';
import { placeholderFacts } from '../../src/site/placeholder-facts.ts';
import { buildSite } from './build-site.ts';
import { explain } from './explain.ts';

/**
 * Builds the site of a firm and prints how it went: that it was built and what is still made up in it, or each mistake.
 * @param firmOf finds the firm's folder; what it throws is printed, too
 * @param out where the site is written
 * @returns whether the site was built
 */
export async function buildAndReport(firmOf: () => string, out: string): Promise<boolean> {
  try {
    const firm = firmOf();
    await buildSite(firm, out);
    console.log(`\nBuilt ${out}/ of ${firm}/`);
    listPlaceholders(firm);
    return true;
  } catch (error) {
    console.error(`\nThe site was not built:\n${explain(error)}\n`);
    console.error(`Nothing was changed: ${out}/ is as it was.`);
    return false;
  }
}

/** What must not go live; the owner sees it every time. */
function listPlaceholders(firm: string): void {
  const placeholders = placeholderFacts(readBusinessFile(join(firm, 'content')).data);
  if (placeholders.length === 0) return;
  const file = `${firm}/content/business.yaml`;
  console.log(`\nStill made up, in ${file}; change it before you publish:\n  ${placeholders.join('\n  ')}`);
}
