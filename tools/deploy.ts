import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostSettings, noReports, wrangler } from '../deploy/cloudflare/serve.ts';
import { readBusiness } from '../src/site/files/business-file.ts';
import { firmFolder } from '../src/site/files/firm-folder.ts';
import { buildAndReport } from './build/build-and-report.ts';
import { explain, UserError } from './build/explain.ts';
import { whileLocked } from './build/lock.ts';
import { stopsPublishing } from './launch-check/finding.ts';
import { lookAtSite } from './launch-check/look.ts';
import { inWords } from './launch-check/report.ts';

// Publishes the site at Cloudflare. Runs the launch check, the build, the tests of the built site and of its host, then wrangler,
// which asks for a login, or reads CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID. --dry-run: does everything except publish.
const reportFile = 'failed-tests.txt';
const failedTests = `Nothing was published: a test of the built site failed. This is a problem in the program, not in your words.
The live site and your files have not changed.
1. Run npm run deploy again. On a busy computer a test can run out of time.
2. If you changed anything in src, tools, deploy or tests, restore it from your copy of the folder, and run it again.
3. If you changed nothing there, delete the folder node_modules, and run it again.
4. If it still fails, send ${reportFile}, which names the failed test, to the person who looks after the program.`;
/** Keys of Cloudflare. Only wrangler gets them; the build, the tests and their packages don't. */
const keys = Object.entries(process.env).filter(([name]) =>
  /^(CLOUDFLARE|CF)_.*(TOKEN|KEY|EMAIL|ACCOUNT_ID)$/i.test(name),
);
for (const [name] of keys) delete process.env[name];
const options = process.argv.slice(2);
// npm takes an option without a -- before it for its own, and passes it on as a variable.
const dryRunForNpm = Object.keys(process.env).some((name) => /^npm_config_dry/i.test(name) && process.env[name]);
const dryRun = dryRunForNpm || options.includes('--dry-run');
try {
  if (options.some((option) => option !== '--dry-run'))
    throw new UserError(`Found ${options.join(' ')}, expected no option, or: npm run deploy -- --dry-run`);
  await whileLocked(publish);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/**
 * Checks, builds, tests and publishes the site.
 * @throws {UserError} when a step fails
 */
async function publish(): Promise<void> {
  const findings = await lookAtSite(firmFolder());
  console.log(`${inWords(findings)}\n`);
  if (findings.some(stopsPublishing) && !dryRun)
    throw new UserError('Nothing was published. The live site has not changed.');

  if (!(await buildAndReport(firmFolder, 'dist')))
    throw new UserError('Nothing was published, since the site could not be built.');
  testBuiltSite();

  const { site } = readBusiness(join(firmFolder(), 'content'));
  const { host } = new URL(site);
  const name = host.replaceAll('.', '-');
  const [program = '', ...args] = wrangler;
  args.push('deploy', '--config', hostSettings, '--name', name, '--domain', host);
  if (dryRun) args.push('--dry-run');
  const env = { ...process.env, ...Object.fromEntries(keys), NODE_ENV: 'test', ...noReports };
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  if (status !== 0) throw new UserError('Publishing failed. The message of wrangler is above.');
  console.log(
    dryRun
      ? '\nNothing was published, because of --dry-run.'
      : `\nPublished at ${site}. To test it there: npm run check-live`,
  );
}

/**
 * Runs the tests of the built site and of its host. They need no browser; `npm test` has those that do.
 * @throws {UserError} when a test fails. The launch check and the build have passed, so the words of the owner can't be the reason
 */
function testBuiltSite(): void {
  console.log('\nTesting the built site…');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--project=site', '--project=cloudflare'];
  const env = { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, vitest, { encoding: 'utf8', env });
  if (status === 0) return;
  writeFileSync(reportFile, stdout + stderr);
  throw new UserError(failedTests);
}
