import { join } from 'node:path';
import { readBusinessFile } from '../../src/site/files/business-file.ts';
import { madeUpFacts } from '../../src/site/made-up.ts';
import { buildSite } from './build-site.ts';
import { explain } from './explain.ts';
import { whileLocked } from './lock.ts';

/**
 * Builds the site of a firm, once no other command is building in this folder. Prints the folder of the site, earlier sites that could not
 * be deleted, and the facts that are still made up. If the build fails, prints each problem.
 * @param firmOf returns the folder of the firm; if it throws, the error is printed
 * @param out folder that the site is written to
 * @returns whether the site was built
 */
export async function buildAndReport(firmOf: () => string, out: string): Promise<boolean> {
  try {
    const firm = firmOf();
    const undeleted = await whileLocked(() => buildSite(firm, out));
    console.log(`\nBuilt ${out}/ of ${firm}/`);
    if (undeleted.length > 0)
      console.log(`The site before it could not be deleted; delete it yourself: ${undeleted.join(', ')}`);
    listPlaceholders(firm);
    return true;
  } catch (error) {
    console.error(`\nThe site was not built:\n${explain(error)}\n`);
    console.error(`${out}/ has not changed.`);
    return false;
  }
}

/** Prints the facts that are still made up. The owner must replace them before the site is published. */
function listPlaceholders(firm: string): void {
  const placeholders = madeUpFacts(readBusinessFile(join(firm, 'content')).data);
  if (placeholders.length === 0) return;
  const file = `${firm}/content/business.yaml`;
  console.log(`\nStill made up, in ${file}; change it before you publish:\n  ${placeholders.join('\n  ')}`);
}
