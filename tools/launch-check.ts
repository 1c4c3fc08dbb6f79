import { explain } from './build/explain.ts';
import { stopsPublishing } from './launch-check/finding.ts';
import { lookAtSite } from './launch-check/look.ts';
import { inJson, inWords } from './launch-check/report.ts';
import { readOptions } from './options.ts';

// Says what stands between this site and going live: `--json` for programs, `--offline` without asking other sites.
try {
  const config = { options: { json: { type: 'boolean' }, offline: { type: 'boolean' } } } as const;
  const { values } = readOptions(config, 'The options are --json and --offline.');
  const report = await lookAtSite(values.offline ?? false);
  const write = values.json ? inJson : inWords;
  console.log(write(report));
  process.exitCode = report.findings.some(stopsPublishing) ? 1 : 0;
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 2;
}
