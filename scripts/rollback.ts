import { parseArgs } from 'node:util';
import { explain, Refused } from './build/explain.ts';
import { missingKey, takeKey } from './deploy/credentials.ts';
import { workerOf } from './deploy/worker.ts';
import { runWrangler, unfinished } from './deploy/wrangler.ts';

// Shows which versions were live at Cloudflare, and goes back to the one before, or to one that is named: --yes asks nothing.
try {
  const { values, positionals } = parseArgs({ options: { yes: { type: 'boolean' } }, allowPositionals: true });
  await rollBack(positionals, values.yes ?? false);
} catch (error) {
  const wrongOption = error instanceof TypeError && 'code' in error;
  console.error(wrongOption ? 'The option is --yes; a version may be named.' : (explain(error) ?? error));
  process.exitCode = 1;
}

/** @throws {Refused} when it is not gone back to, with why */
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
  await refused(runWrangler(['deployments', 'list', ...target], { shown: true, silent: true, env: key }));
  const args = ['rollback', ...version, ...target, '--message', 'npm run rollback'];
  await refused(runWrangler(args, { shown: true, silent: yes, env: key }));
  console.log(`\nnpm run check-live says what is at https://${domain} now. npm run deploy publishes dist/ again.`);
}

async function refused(running: ReturnType<typeof runWrangler>): Promise<void> {
  const { code } = await running;
  if (code !== 0) throw new Refused(unfinished);
}
