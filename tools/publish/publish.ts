import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wrangler as defaultWrangler } from '../../deploy/cloudflare/serve.ts';
import { explain, UserError } from '../build/explain.ts';
import { whileLocked } from '../build/lock.ts';
import { withoutHostKeys } from '../host-keys.mjs';
import { stopsPublishing } from '../launch-check/finding.ts';
import { lookAtSite } from '../launch-check/look.ts';
import { checkLive, type LiveOptions, type LiveResult } from './check-live.ts';
import { addressesOf, recordedPublications, recordPublication } from './publications.ts';
import { type RunOptions, run } from './run.ts';
import { type Ask, type StepEvent, type StepName, StepStopped, type Stop, steps } from './steps.ts';
import { Wrangler } from './wrangler.ts';

/** Name of the file with the output of failed tests, for the person who looks after the program. */
export const reportFile = 'failed-tests.txt';

export interface PublishOptions {
  /**
   * Whether this is a rehearsal: checks, builds and tests the site, but doesn't ask, sign in or publish. Goes on even if the checks find
   * something that would stop a publication. Default: false.
   */
  dryRun?: boolean;
  /** Called with each event of a step. */
  onStep: (event: StepEvent) => void;
  /** Asks the owner a question, always before anything is published. */
  ask: Ask;
  /** Environment variables, including the keys of the host. Default: those of this process. */
  env?: NodeJS.ProcessEnv;
  /** Programs to run instead of the usual ones, each with its path and arguments. */
  commands?: Partial<Commands>;
  /** Ends the publication. Has no effect while the host is being sent the site. */
  signal?: AbortSignal;
  /** Function that checks the live site at the end. Default: `checkLive`. False: no check. */
  live?: false | ((site: string, options: LiveOptions) => Promise<LiveResult>);
  /** Folder of the built site. Default: dist, the folder in the settings of wrangler. Tests use another. */
  built?: string;
  /** Whether the build and wrangler print into this process's terminal. Default: false, so that their lines become events. */
  inTerminal?: boolean;
}

interface Commands {
  build: readonly string[];
  tests: readonly string[];
  wrangler: readonly string[];
}

/** How a publication ended. */
export type Outcome =
  | { state: 'published'; site: string; version: string | undefined; live: LiveResult | undefined }
  | { state: 'rehearsed' /** Whether a real publication would have passed the launch check. */; isReady: boolean }
  | ({ state: 'failed' | 'cancelled'; step: StepName } & Stop);

let isRunning = false;

/**
 * Publishes the site of a firm. The steps: check the site, sign in, ask about the address before the first publication, build, test,
 * publish, check the live site. Nothing is published unless all steps before have passed.
 * @param firm folder of the firm
 * @throws {UserError} when this process is publishing already
 */
export async function publish(firm: string, options: PublishOptions): Promise<Outcome> {
  if (isRunning) throw new UserError('The site is being published already. Wait until that has ended.');
  isRunning = true;
  const current: { step: StepName } = { step: 'checks' };
  try {
    return await runSteps(firm, options, current);
  } catch (error) {
    const { stop, state } = stoppedBy(error);
    options.onStep({ step: current.step, state, ...stop });
    return { state, step: current.step, ...stop };
  } finally {
    isRunning = false;
  }
}

async function runSteps(
  firm: string,
  {
    dryRun = false,
    onStep,
    ask,
    env = process.env,
    commands = {},
    signal,
    live = checkLive,
    built = 'dist',
    inTerminal,
  }: PublishOptions,
  current: { step: StepName },
): Promise<Outcome> {
  const own = { ...env, FIRM: firm };
  const others = withoutHostKeys(own);
  const programs = { ...defaultCommands, ...commands };
  const begin = (step: StepName) => {
    signal?.throwIfAborted();
    current.step = step;
    onStep({ step, state: 'started', words: `${steps[step].title}…` });
  };
  const progress = (words: string, link?: string) =>
    onStep({ step: current.step, state: 'progress', words, ...(link && { link }) });
  const done = (words: string) => onStep({ step: current.step, state: 'done', words });
  const skip = (step: StepName, words: string) => onStep({ step, state: 'skipped', words });
  const options: RunOptions = { env: others, signal, inTerminal, onLine: progress };

  begin('checks');
  const findings = await lookAtSite(firm);
  const isReady = !findings.some(stopsPublishing);
  if (!isReady && !dryRun) throw new StepStopped({ ...notReady, findings });
  const notes = findings.length > 0 ? `There are notes for you: ${findings.length}.` : 'Nothing is missing.';
  const found = isReady ? `Ready to go live. ${notes}` : notReady.words;
  onStep({ step: 'checks', state: isReady ? 'done' : 'warned', words: found, findings });
  const { site, host, name, email } = addressesOf(firm);

  let account: string | undefined;
  if (dryRun) {
    for (const step of ['signIn', 'address'] as const) skip(step, 'Not needed for a rehearsal.');
  } else {
    begin('signIn');
    account = await signIn(hostWith(undefined), firm, own, ask, progress);
    done('This computer may publish for you.');
    begin('address');
    const deployments = await hostWith(account).deployments(name);
    if (deployments.length === 0) await askForAddress(ask, host, email);
    done(deployments.length === 0 ? `${host} will lead to this site.` : `${host} leads to this site already.`);
  }
  function hostWith(id: string | undefined): Wrangler {
    return new Wrangler(programs.wrangler, { env: own, signal, inTerminal }, id);
  }

  const version = await whileLocked(async () => {
    begin('build');
    const building = await run(programs.build, { ...options, env: { ...others, BUILT_SITE: built } });
    if (building.code !== 0) throw new StepStopped({ ...notBuilt, details: building.printed.trim() });
    done('The pages are built.');

    begin('tests');
    await test(programs.tests, options, join(dirname(built), reportFile));
    done('The pages are as they should be.');

    begin('publication');
    const onLine = (line: string) => {
      const [, sent, all] = /Uploaded (\d+) of (\d+) asset/.exec(line) ?? [];
      if (sent) progress(`${sent} of ${all} new files are with the host.`);
    };
    return hostWith(account).deploy(name, host, { dryRun, onLine });
  });
  if (dryRun) {
    skip('publication', 'Nothing was published: this was a rehearsal.');
    skip('live', 'Nothing new is live.');
    return { state: 'rehearsed', isReady };
  }
  const { changed } = recordPublication(firm, built, { site, version, account });
  done(changed ? `Published. Pages that changed: ${changed.length}.` : 'Published.');
  return { state: 'published', site, version, live: live ? await lookAtLive(live) : undefined };

  /** Checks the live site. The site is published by then, so a problem here doesn't make the publication fail. */
  async function lookAtLive(check: typeof checkLive): Promise<LiveResult | undefined> {
    try {
      begin('live');
      const result = await check(site, { env: others, signal });
      const { isReachable, problems } = result;
      if (!isReachable) done(`${host} doesn’t answer yet. After the first time it can take an hour; look again then.`);
      else if (problems.length === 0) done('Every page, link and picture of the live site is as it should be.');
      else {
        const words = `The site is published, but something about it isn’t right: ${problems.join('; ')}.`;
        onStep({ step: 'live', state: 'failed', words, remedy: atHost });
      }
      return result;
    } catch (error) {
      const words = 'The site is published, but this program could not look at it.';
      onStep({ step: 'live', state: 'failed', words, details: explain(error), remedy: 'Open it in your browser.' });
      return undefined;
    }
  }
}

const defaultCommands: Commands = {
  build: [process.execPath, 'tools/build.ts'],
  // Runs only tests that need no browser. `npm test` runs the others too.
  tests: [
    process.execPath,
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--project=site', '--project=cloudflare'],
  ],
  wrangler: defaultWrangler,
};

/**
 * Signs in at the host, unless the environment has a key or somebody is signed in already.
 * @returns id of the account to publish to. Undefined if there is only one, or if the environment decides it
 * @throws {StepStopped} when the owner doesn't sign in or choose an account, or when the host can't be reached
 */
export async function signIn(
  host: Wrangler,
  firm: string,
  env: NodeJS.ProcessEnv,
  ask: Ask,
  progress: (words: string, link?: string) => void,
): Promise<string | undefined> {
  if (env.CLOUDFLARE_API_TOKEN || env.CLOUDFLARE_API_KEY) return undefined;
  let accounts = await host.accounts();
  if (!accounts) {
    if ((await ask(signInQuestion)) !== 'yes') throw new StepStopped(notSignedIn, 'cancelled');
    progress('Your browser shows a page of Cloudflare. Sign in there, and press Allow.');
    const isIn = await host.signIn((link) => progress('If no browser opened, open this page.', link));
    accounts = isIn ? await host.accounts() : undefined;
    if (!accounts) throw new StepStopped(notSignedIn);
  }
  if (accounts.length < 2 || env.CLOUDFLARE_ACCOUNT_ID) return undefined;
  const known = recordedPublications(firm).find(({ account }) => accounts.some(({ id }) => id === account))?.account;
  if (known) return known;
  const choices = accounts.map(({ id, name }) => ({ value: id, label: name }));
  const account = await ask({ about: 'account', words: 'Which of your accounts has your address?', choices });
  if (!account) throw new StepStopped({ words: 'No account was chosen, so nothing was published.' }, 'cancelled');
  return account;
}

/**
 * Asks the owner whether the address may lead to this site. Cloudflare doesn't ask before it changes where an address leads.
 * @throws {StepStopped} unless the owner says yes
 */
async function askForAddress(ask: Ask, host: string, email: string | undefined): Promise<void> {
  const domain = host.replace(/^www\./, '');
  const mail = email?.endsWith(`@${domain}`)
    ? `Your email, ${email}, is at this address, too`
    : 'If you have email at it';
  const answer = await ask({
    about: 'address',
    words: `May ${host} lead to this site from now on?`,
    warning:
      `If it leads anywhere else now, such as to your old site, visitors get this one instead. ${mail}: before you say yes, ` +
      'look in your Cloudflare account under DNS that its MX and TXT records are there. Without them no email arrives.',
    choices: [
      { value: 'yes', label: 'Yes, lead it here' },
      { value: 'no', label: 'Not now' },
    ],
  });
  if (answer !== 'yes')
    throw new StepStopped(
      {
        words: `${host} was left as it is, and nothing was published.`,
        remedy: 'The first time somebody has to say yes to this. Do it on your own computer.',
      },
      'cancelled',
    );
}

/**
 * Runs the tests of the built site, and of the site at a local server of the host. The checks and the build have passed before, so the
 * owner's words can't be the reason for a failure.
 * @param report path of the file to which the output of failed tests is written
 * @throws {StepStopped} when a test fails
 */
async function test(command: readonly string[], options: RunOptions, report: string): Promise<void> {
  const env = { ...options.env, NODE_ENV: 'test', NO_COLOR: '1' };
  const { signal } = options;
  const { code, printed } = await run(command, { env, signal });
  if (code === 0) return;
  writeFileSync(report, printed);
  throw new StepStopped({ ...failedTests, details: printed.trim() });
}

/** Converts an error into a `StepStopped`, with a message for an owner. */
function stoppedBy(error: unknown): StepStopped {
  if (error instanceof StepStopped) return error;
  if (error instanceof Error && error.name === 'AbortError')
    return new StepStopped({ words: 'Stopped. Nothing was published.' }, 'cancelled');
  return new StepStopped({ words: explain(error), remedy: 'Nothing was published. The live site has not changed.' });
}

const notReady: Stop = {
  words: 'Something has to be put right before the site may go live.',
  remedy: 'Go through the list. The live site has not changed.',
};
const notBuilt: Stop = {
  words: 'The pages could not be built, so nothing was published.',
  remedy: 'Put right what is named below. The live site has not changed.',
};
const failedTests: Stop = {
  words: 'A test of the pages failed. That’s a fault of the program, not of your words. The live site has not changed.',
  remedy: `Try again: a busy computer can run out of time. If it fails again, send the file ${reportFile} to whoever looks after the program.`,
};
const notSignedIn: Stop = {
  words: 'Nobody is signed in at Cloudflare, so nothing was published.',
  remedy:
    'Try again, and press Allow on the page that opens. If you have no account there yet, open one at cloudflare.com first.',
};
const signInQuestion = {
  about: 'signIn' as const,
  words: 'Cloudflare, where the site lives, has to know you. May your browser open its page?',
  warning:
    'Sign in there with your own account, press Allow, and come back here. The page asks whether this computer may publish for you.',
  choices: [
    { value: 'yes', label: 'Open Cloudflare' },
    { value: 'no', label: 'Not now' },
  ],
};
const atHost =
  'Wait some minutes, and look again. If it stays, look at the settings of your Cloudflare account, or show this to whoever looks after the site.';
