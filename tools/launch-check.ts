import { firmFolder } from '../src/site/files/firm-folder.ts';
import { explain } from './build/explain.ts';
import { stopsPublishing } from './launch-check/finding.ts';
import { lookAtSite } from './launch-check/look.ts';
import { reportText } from './launch-check/report.ts';

// Prints what the owner must or should change before the site is published. Exit code: 1 if something stops the site from being published,
// 2 after an error.
try {
  const findings = await lookAtSite(firmFolder());
  console.log(reportText(findings));
  process.exitCode = findings.some(stopsPublishing) ? 1 : 0;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
