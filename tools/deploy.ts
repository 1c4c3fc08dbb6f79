import { isCancel, select } from '@clack/prompts';
import { firmFolder } from '../src/site/files/firm-folder.ts';
import { explain, UserError } from './build/explain.ts';
import { withoutHostKeys } from './host-keys.mjs';
import { reportText } from './launch-check/report.ts';
import { goBack } from './publish/go-back.ts';
import { type Outcome, publish, reportFile } from './publish/publish.ts';
import { type Ask, inLines, type StepEvent, StepStopped, timeOf } from './publish/steps.ts';

// Publishes the site at Cloudflare: runs the launch check, the build and the tests of the built site, then wrangler, Cloudflare's tool.
// Either the owner signs in when this program asks, or CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are set. --dry-run: does all this
// except sign in and publish. --back: makes the previous publication live again.
const failedTests = `Nothing was published: a test of the built site failed. This is a problem in the program, not in your words.
The live site and your files have not changed.
1. Run npm run deploy again. On a busy computer a test can run out of time.
2. If you changed anything in src, tools, deploy or tests, restore it from your copy of the folder, and run it again.
3. If you changed nothing there, delete the folder node_modules, and run it again.
4. If it still fails, send ${reportFile}, which names the failed test, to the person who looks after the program.`;
/** Last text to print after a failed step, by step, if the reason for the failure has been printed already. */
const reasons: Partial<Record<StepEvent['step'], string>> = {
  checks: 'Nothing was published. The live site has not changed.',
  build: 'Nothing was published, since the site could not be built.',
  tests: failedTests,
  publication: 'Publishing failed. The message of wrangler is above.',
};
// Removes Cloudflare's keys from the environment of this process, so that no package can read them. `env` keeps the keys for wrangler.
const env = { ...process.env };
process.env = withoutHostKeys(env);
const options = process.argv.slice(2);
// If `npm run deploy --dry-run` has no `--` before the option, npm reads the option itself. This program then gets an environment variable,
// npm_config_dry_run, in place of the option.
const isSetForNpm = (pattern: RegExp) =>
  Object.keys(process.env).some((name) => pattern.test(name) && process.env[name]);
const dryRun = isSetForNpm(/^npm_config_dry/i) || options.includes('--dry-run');
const back = isSetForNpm(/^npm_config_back$/i) || options.includes('--back');
try {
  if (options.some((option) => !['--dry-run', '--back'].includes(option)) || (dryRun && back))
    throw new UserError(
      `Found ${options.join(' ')}, expected no option, or: npm run deploy -- --dry-run, or: npm run deploy -- --back`,
    );
  if (back) await goBackInTerminal();
  else await publishInTerminal();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function publishInTerminal(): Promise<void> {
  const outcome = await publish(firmFolder(), {
    dryRun,
    env,
    onStep: print,
    ask: askInTerminal,
    live: false,
    inTerminal: true,
  });
  console.log(`\n${wordsFor(outcome)}`);
  if (outcome.state === 'failed' || outcome.state === 'cancelled') process.exitCode = 1;
}

async function goBackInTerminal(): Promise<void> {
  try {
    const { at, site } = await goBack(firmFolder(), { env, ask: askInTerminal, print: console.log });
    console.log(
      `\nWhat was published on ${timeOf(at)} is live again at ${site}.\nYour files are as they were: put them right, then npm run deploy.`,
    );
  } catch (error) {
    if (!(error instanceof StepStopped)) throw error;
    console.error(inLines(error.stop));
    process.exitCode = 1;
  }
}

function print(event: StepEvent): void {
  if ('findings' in event && event.findings) console.log(`${reportText(event.findings)}\n`);
  if (event.step === 'tests' && event.state === 'started') console.log('\nTesting the built site…');
  if (event.step === 'signIn' && event.state === 'progress') console.log(event.words, event.link ?? '');
}

/** Last text to print: how the publication ended. */
function wordsFor(outcome: Outcome): string {
  if (outcome.state === 'rehearsed') {
    const real = outcome.isReady ? '' : ' Without it, the launch check would have stopped before the build.';
    return `Nothing was published, because of --dry-run.${real}`;
  }
  if (outcome.state === 'published') return `Published at ${outcome.site}. To test it there: npm run check-live`;
  const isAbove = outcome.findings !== undefined || outcome.details !== undefined;
  return (isAbove && reasons[outcome.step]) || inLines(outcome);
}

/** Asks a question in the terminal. Undefined if there is no terminal, such as on GitHub, or if nobody answers. */
async function askInTerminal({ words, warning, choices }: Parameters<Ask>[0]): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  if (warning) console.log(`\n${warning}`);
  const answer = await select({ message: words, options: [...choices] });
  return isCancel(answer) ? undefined : answer;
}
