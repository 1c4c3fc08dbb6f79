import { parseArgs } from 'node:util';
import { FactsError } from '../src/facts/problem.ts';
import { checkBusinessFile } from './build/business-file.ts';
import { explain } from './build/explain.ts';
import { checkSite, worstFirst } from './launch-check/check.ts';
import type { Finding } from './launch-check/finding.ts';
import { withLines } from './launch-check/lines.ts';
import { askOverNetwork, checkLinks } from './launch-check/links.ts';
import { readSite } from './launch-check/read-site.ts';
import { fromMistakes, inJson, inWords } from './launch-check/report.ts';

// Says what stands between this site and going live: `--json` for programs, `--offline` without asking other sites.
try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, offline: { type: 'boolean' } } });
  const { findings, notes } = await check(values.offline ?? false);
  const write = values.json ? inJson : inWords;
  console.log(write({ findings: worstFirst(findings), notes }));
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  const wrongOption = error instanceof TypeError && 'code' in error;
  console.error(wrongOption ? 'The options are --json and --offline.' : (explain(error) ?? error));
  process.exitCode = 2;
}

/** Looks at the site's files, then at the links that lead away from it. */
async function check(offline: boolean): Promise<{ findings: Finding[]; notes: string[] }> {
  try {
    checkBusinessFile();
    const { default: business } = await import('../business.config.ts');
    const site = await readSite(business, 'content', 'dist');
    if (offline)
      return { findings: withLines(checkSite(site)), notes: ['The links to other sites were not checked: --offline.'] };
    const { findings, notes } = await checkLinks(site.facts.business, askOverNetwork);
    return { findings: withLines([...checkSite(site), ...findings]), notes };
  } catch (error) {
    if (error instanceof FactsError) return { findings: fromMistakes(error), notes: [] };
    throw error;
  }
}
