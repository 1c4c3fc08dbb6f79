import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostSettings, noReports, wrangler } from '../deploy/cloudflare/serve.ts';
import { readBusiness } from '../src/site/files/business-file.ts';
import { firmFolder } from '../src/site/files/firm-folder.ts';
import { buildAndReport } from './build/build-and-report.ts';
import { explain, Refused } from './build/explain.ts';
import { stopsPublishing } from './launch-check/finding.ts';
import { lookAtSite } from './launch-check/look.ts';
import { inWords } from './launch-check/report.ts';

// Publishes the site at Cloudflare: the launch check, the build, the tests of what was built and of its host, and wrangler, which
// asks for a login or reads CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID. With --dry-run it does all but publish.
const faultFile = 'program-fault.txt';
const fault = `This is a fault of the site's program, not of your words: a test of what it built failed.
Nothing was published: the live site is as it was, and your files are.
Run npm run deploy again first: a computer that is busy can be too slow for it. If the same happens:
if anything in src, tools, deploy or tests was changed, bring it back from your copy of the folder.
if not, delete the folder node_modules, and run it again.
If that doesn't help, send ${faultFile}, which says what failed, to whoever looks after the program.`;
const options = process.argv.slice(2);
// npm keeps an option that has no -- before it.
const kept = Object.keys(process.env).some((name) => /^npm_config_dry/i.test(name) && process.env[name]);
const dryRun = kept || options.includes('--dry-run');
try {
  if (options.some((option) => option !== '--dry-run'))
    throw new Refused(`Found ${options.join(' ')}, expected nothing, or: npm run deploy -- --dry-run`);
  const findings = await lookAtSite(firmFolder());
  console.log(`${inWords(findings)}\n`);
  if (findings.some(stopsPublishing) && !dryRun)
    throw new Refused('Nothing was published: the live site is as it was.');

  if (!(await buildAndReport(firmFolder, 'dist')))
    throw new Refused('Nothing was published: the site could not be built.');
  testProgram();

  const { site } = readBusiness(join(firmFolder(), 'content'));
  const { host } = new URL(site);
  const name = host.replaceAll('.', '-');
  const [program = '', ...args] = wrangler;
  args.push('deploy', '--config', hostSettings, '--name', name, '--domain', host);
  if (dryRun) args.push('--dry-run');
  const env = { ...process.env, NODE_ENV: 'test', ...noReports };
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  if (status !== 0) throw new Refused('Nothing more was done: the reason stands above.');
  console.log(
    dryRun ? '\nNothing was published: --dry-run.' : `\nPublished at ${site}: npm run check-live looks at it there.`,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/**
 * Tests what was built and its host: the launch check and the build have judged the owner's words, so only the program can be
 * at fault. What needs a browser, and what looks at the code, belongs before the commit (`npm test`).
 */
function testProgram(): void {
  console.log('\nTesting what was built…');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--project=site', '--project=cloudflare'];
  const env = { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, vitest, { encoding: 'utf8', env });
  if (status === 0) return;
  writeFileSync(faultFile, stdout + stderr);
  throw new Refused(fault);
}
