import { spawnSync } from 'node:child_process';
import { wrangler } from '../deploy/cloudflare/serve.ts';
import { readBusiness } from '../src/content/business-file.ts';
import { explain, Refused } from './build/explain.ts';
import { stopsPublishing } from './launch-check/finding.ts';
import { lookAtSite } from './launch-check/look.ts';
import { inWords } from './launch-check/report.ts';

// Publishes the site at Cloudflare: the launch check, the build, the tests of what was built and of its host, and wrangler, which
// asks for a login or reads CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID. With --dry-run it does all but publish.
const dryRun = process.argv.includes('--dry-run');
try {
  const findings = await lookAtSite();
  console.log(`${inWords(findings)}\n`);
  if (findings.some(stopsPublishing) && !dryRun)
    throw new Refused('Nothing was published: the live site is as it was.');

  await import('./build.ts');
  if (process.exitCode) throw new Refused('Nothing was published: the site could not be built.');
  // What needs a browser, and what looks at the code, belongs before the commit (`npm test`).
  run('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--project=site', '--project=cloudflare');

  const { site } = readBusiness('content');
  const { host } = new URL(site);
  const name = host.replaceAll('.', '-');
  const args = ['deploy', '--config', 'deploy/cloudflare/wrangler.jsonc', '--name', name, '--domain', host];
  run(...wrangler.slice(1), ...args, ...(dryRun ? ['--dry-run'] : []));
  console.log(
    dryRun ? '\nNothing was published: --dry-run.' : `\nPublished at ${site}: npm run check-live looks at it there.`,
  );
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}

/** Runs one of the project's programs, and shows what it prints. */
function run(...command: string[]): void {
  const env = { ...process.env, NODE_ENV: 'test', WRANGLER_SEND_METRICS: 'false' };
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  if (status !== 0) throw new Refused('Nothing more was done: the reason stands above.');
}
