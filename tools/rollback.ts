import { explain, Refused } from './build/explain.ts';
import { missingKey, takeKey } from './deploy/credentials.ts';
import { workerOf } from './deploy/worker.ts';
import { runWrangler, unfinished } from './deploy/wrangler.ts';
import { readOptions } from './options.ts';

const help = 'The option is --yes; the ID of one version may follow.';

// Shows which versions were live at Cloudflare, and goes back to the one before, or to one that is named: --yes asks nothing.
try {
  const config = { options: { yes: { type: 'boolean' } }, allowPositionals: true } as const;
  const { values, positionals } = readOptions(config, help);
  if (positionals.length > 1) throw new Refused(help);
  await rollBack(positionals, values.yes ?? false);
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}

/** @throws {Refused} when the site that is live stays, with the reason */
async function rollBack(version: readonly string[], yes: boolean): Promise<void> {
  const key = takeKey();
  const missing = await missingKey(key);
  if (missing) throw new Refused(missing);
  // Where nobody can answer, Cloudflare's tool would take that for a yes.
  if (!yes && !(process.stdin.isTTY && process.stdout.isTTY)) {
    throw new Refused(
      'Nobody can be asked here: npm run rollback -- --yes goes back without asking. Nothing was changed.',
    );
  }
  const { default: business } = await import('../business.config.ts');
  const { name, domain } = workerOf(business);
  const target = ['--name', name];
  await done(runWrangler(['deployments', 'list', ...target], { shown: true, unattended: true, env: key }));
  const args = ['rollback', ...version, ...target, '--message', 'npm run rollback'];
  await done(runWrangler(args, { shown: true, unattended: yes, env: key }));
  console.log(`\nnpm run check-live says what is at https://${domain} now. npm run deploy publishes dist/ again.`);
}

/** @throws {Refused} when the tool failed, which has said why */
async function done(running: ReturnType<typeof runWrangler>): Promise<void> {
  const { code } = await running;
  if (code !== 0) throw new Refused(unfinished);
}
