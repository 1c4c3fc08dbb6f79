import { parseArgs } from 'node:util';
import { explain } from './build/explain.ts';
import { lookAtSite } from './launch-check/look.ts';
import { inJson, inWords } from './launch-check/report.ts';

// Says what stands between this site and going live: `--json` for programs, `--offline` without asking other sites.
try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, offline: { type: 'boolean' } } });
  const report = await lookAtSite(values.offline ?? false);
  const write = values.json ? inJson : inWords;
  console.log(write(report));
  process.exitCode = report.findings.length === 0 ? 0 : 1;
} catch (error) {
  const wrongOption = error instanceof TypeError && 'code' in error;
  console.error(wrongOption ? 'The options are --json and --offline.' : (explain(error) ?? error));
  process.exitCode = 2;
}
