import { firmFolder } from '../src/site/files/firm-folder.ts';
import { explain } from './build/explain.ts';
import { stopsPublishing } from './launch-check/finding.ts';
import { lookAtSite } from './launch-check/look.ts';
import { inWords } from './launch-check/report.ts';

// Says what stands between this site and going live; ends with 1 where something must be mended first.
try {
  const findings = await lookAtSite(firmFolder());
  console.log(inWords(findings));
  process.exitCode = findings.some(stopsPublishing) ? 1 : 0;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
