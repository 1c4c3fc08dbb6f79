import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from '../deploy/site-files.ts';
import { explain, Refused } from './build/explain.ts';
import { missingKey, takeKey } from './deploy/credentials.ts';
import { publish, record, rehearse } from './deploy/publish.ts';
import { type Worker, workerOf } from './deploy/worker.ts';
import { stopsPublishing } from './launch-check/finding.ts';
import { lookAtSite } from './launch-check/look.ts';
import { inWords } from './launch-check/report.ts';
import { readOptions } from './options.ts';

/**
 * The tests that must hold of what goes: those of the built site and of its host. They need no browser, and hold for any
 * firm. What looks at the code, or through a browser, belongs before the commit (`npm test`).
 */
const projects = ['site', 'cloudflare'];

// Builds the site, checks it, and publishes it at Cloudflare; with --dry-run it stops before that, and shows what would go.
try {
  const { values } = readOptions({ options: { 'dry-run': { type: 'boolean' } } }, 'The option is --dry-run.');
  await deploy(values['dry-run'] ?? false);
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}

/** @throws {Refused} when the site can't be published, with what to do */
async function deploy(dry: boolean): Promise<void> {
  const key = takeKey();
  const missing = dry ? undefined : await missingKey(key);
  if (missing) throw new Refused(missing);

  // First the build: what is checked is what goes.
  await import('./build.ts');
  if (process.exitCode) return;
  const { default: business } = await import('../business.config.ts');
  const worker = workerOf(business);

  const report = await lookAtSite(false);
  const inTheWay = report.findings.filter(stopsPublishing).length;
  console.log(`\n${inWords(report)}\n`);
  if (inTheWay > 0 && !dry) throw new Refused('Nothing was published: the site that was live is as it was.');
  test();

  if (dry) {
    await rehearse(worker);
    console.log(whatWouldGo(worker, inTheWay));
    return;
  }
  const version = await publish(worker, key);
  console.log(`\nPublished at https://${worker.domain}: version ${version}, noted in ${record}.`);
  console.log('npm run check-live looks at it there; npm run rollback goes back to the one before.');
}

/** How much would go where, and whether it may. */
function whatWouldGo({ name, domain }: Worker, inTheWay: number): string {
  const files = siteFiles('dist');
  const bytes = files.reduce((sum, file) => sum + statSync(join('dist', file)).size, 0);
  const [many, size] = [files.length, bytes].map((number) => number.toLocaleString('en'));
  return [
    `\nNothing was published. Without --dry-run, ${many} files of ${size} bytes would go to`,
    `https://${domain}, as the Worker ${name}.`,
    inTheWay > 0 ? `Mend first what stands in the way: ${inTheWay} in all.` : 'Nothing stands in the way.',
  ].join('\n');
}

/** @throws {Refused} when a test fails */
function test(): void {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];
  const { status } = spawnSync(process.execPath, [...vitest, ...projects.map((name) => `--project=${name}`)], {
    stdio: 'inherit',
    // The build has set another.
    env: { ...process.env, NODE_ENV: 'test' },
  });
  if (status !== 0) throw new Refused('Nothing was published: a test failed, as it says above.');
}
