import { FactsError } from '../../src/content/problem.ts';
import { checkBusinessFile } from '../build/business-file.ts';
import { checkSite, worstFirst } from './check.ts';
import { withLines } from './lines.ts';
import { askOverNetwork, checkLinks } from './links.ts';
import { readSite } from './read-site.ts';
import { fromMistakes, type Report } from './report.ts';

/**
 * Looks at the site's files, then at the links that lead away from it.
 * @param offline asks no other site
 */
export async function lookAtSite(offline: boolean): Promise<Report> {
  try {
    checkBusinessFile();
    const { default: business } = await import('../../business.config.ts');
    const site = await readSite(business, 'content', 'dist');
    const links = offline
      ? { findings: [], notes: ['The links to other sites were not checked: --offline.'] }
      : await checkLinks(site.facts.business, askOverNetwork);
    return { findings: worstFirst(withLines([...checkSite(site), ...links.findings])), notes: links.notes };
  } catch (error) {
    if (error instanceof FactsError) return { findings: fromMistakes(error), notes: [] };
    throw error;
  }
}
