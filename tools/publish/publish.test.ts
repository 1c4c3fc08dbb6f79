import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeWrangler } from '../../tests/support/fake-wrangler.ts';
import { readyFolder } from '../../tests/support/ready-folder.ts';
import { liveVersions, recordedPublications, rollBack } from './publications.ts';
import { type PublishOptions, publish } from './publish.ts';
import type { PublishQuestion, StepEvent } from './steps.ts';

let firm: string;
let folder: string;
let events: StepEvent[];
let questions: PublishQuestion[];
let host: ReturnType<typeof fakeWrangler>;

beforeEach(() => {
  firm = readyFolder();
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'dist'));
  [events, questions] = [[], []];
});
afterEach(() => {
  host.remove();
  for (const each of [firm, folder]) rmSync(each, { recursive: true });
});

/** Command of a build that writes a home page with the given text, and prints a line. */
const building = (text: string) => [
  process.execPath,
  '-e',
  `require('fs').writeFileSync(${JSON.stringify(join(folder, 'dist/index.html'))}, ${JSON.stringify(text)}); console.log('2 left')`,
];
const passing = [process.execPath, '-e', ''];
const failing = [process.execPath, '-e', 'console.log("one test failed"); process.exit(1)'];

/** Publishes at a simulated host. The owner answers "yes" to each question for which `answers` has no other answer. */
function publishWith({ commands = {}, ...others }: Partial<PublishOptions> = {}, answers: Record<string, string> = {}) {
  return publish(firm, {
    onStep: (event) => events.push(event),
    ask: async (question) => {
      questions.push(question);
      return answers[question.about] ?? 'yes';
    },
    env: { PATH: process.env.PATH },
    live: async () => ({ isReachable: true, problems: [] }),
    built: join(folder, 'dist'),
    ...others,
    commands: { build: building('first'), tests: passing, wrangler: host.command, ...commands },
  });
}

/** Names of the steps that have ended, each with the state in which the step ended. */
const ends = () =>
  events.flatMap(({ step, state }) => (['started', 'progress'].includes(state) ? [] : `${step} ${state}`));
const asked = () => questions.map(({ about }) => about);
const called = () => host.calls().map(({ args }) => args.split(' ')[0]);
const earlier = { created_on: '2026-11-01T08:00:00Z', versions: [{ version_id: 'v1', percentage: 100 }] };
const twoAccounts = [
  { id: 'a1', name: 'Weald' },
  { id: 'a2', name: 'My cousin' },
];

test('the first publication goes step by step, and asks whether the address may lead here', async () => {
  host = fakeWrangler();
  const outcome = await publishWith();
  expect(outcome).toMatchObject({ state: 'published', site: 'https://www.weald-heating.co.uk', version: 'v1' });
  const all = ['checks', 'signIn', 'address', 'build', 'tests', 'publication', 'live'];
  expect(ends()).toEqual(all.map((step) => `${step} done`));
  expect(asked()).toEqual(['address']);
  expect(questions[0]?.words).toBe('May www.weald-heating.co.uk lead to this site from now on?');
  expect(questions[0]?.warning).toMatch(/Your email, office@weald-heating\.co\.uk, .* MX and TXT records/);
  expect(host.calls().at(-1)?.args).toBe(
    'deploy --config deploy/cloudflare/wrangler.jsonc --name www-weald-heating-co-uk --domain www.weald-heating.co.uk',
  );
  expect(events.map(({ words }) => words)).toEqual(expect.arrayContaining(['2 of 2 new files are with the host.']));
  for (const { words } of events)
    expect(words, 'words for somebody who has no terminal').not.toMatch(/npm|wrangler|dist/);
});

test('the second publication asks nothing, and says how many pages changed', async () => {
  host = fakeWrangler();
  await publishWith();
  questions = [];
  expect(await publishWith({ commands: { build: building('second') } })).toMatchObject({ version: 'v2' });
  expect(asked()).toEqual([]);
  expect(recordedPublications(firm).map(({ version, changed }) => [version, changed])).toEqual([
    ['v2', ['/']],
    ['v1', undefined],
  ]);
  expect(events.map(({ words }) => words)).toContain('Published. Pages that changed: 1.');
});

describe('nothing is published', () => {
  const untouched = () => {
    expect(called()).not.toContain('deploy');
    expect(existsSync(join(firm, 'published.json'))).toBe(false);
  };

  test('when the owner doesn’t let the address lead here, and nothing was built for it', async () => {
    host = fakeWrangler();
    expect(await publishWith({}, { address: 'no' })).toMatchObject({ state: 'cancelled', step: 'address' });
    expect(ends().at(-1)).toBe('address cancelled');
    untouched();
  });

  test('when there is nobody to ask', async () => {
    host = fakeWrangler();
    expect(await publishWith({ ask: async () => undefined })).toMatchObject({ state: 'cancelled', step: 'address' });
    untouched();
  });

  test('when facts are missing: the findings are given', async () => {
    host = fakeWrangler();
    rmSync(join(firm, 'content/claims.yaml'));
    const outcome = await publishWith();
    expect(outcome).toMatchObject({ state: 'failed', step: 'checks' });
    expect('findings' in outcome && outcome.findings?.map(({ place }) => place.field[0])).toContain('tradeAdvice');
    expect(called()).toEqual([]);
  });

  test('when the build fails', async () => {
    host = fakeWrangler();
    const outcome = await publishWith({ commands: { build: failing } });
    expect(outcome).toMatchObject({ state: 'failed', step: 'build', details: 'one test failed' });
    untouched();
  });

  test('when a test of the pages fails; what it printed is in a file', async () => {
    host = fakeWrangler();
    expect(await publishWith({ commands: { tests: failing } })).toMatchObject({ state: 'failed', step: 'tests' });
    expect(readFileSync(join(folder, 'failed-tests.txt'), 'utf8')).toBe('one test failed\n');
    untouched();
  });

  test('when it is stopped while the pages are built', async () => {
    host = fakeWrangler();
    const stopping = new AbortController();
    const slow = [process.execPath, '-e', 'console.log("begun"); setTimeout(() => {}, 60_000)'];
    const onStep = (event: StepEvent) => {
      events.push(event);
      if (event.state === 'progress') stopping.abort();
    };
    const outcome = await publishWith({ commands: { build: slow }, signal: stopping.signal, onStep });
    expect(outcome).toMatchObject({ state: 'cancelled', step: 'build', words: 'Stopped. Nothing was published.' });
    untouched();
  });

  test('twice at the same time', async () => {
    host = fakeWrangler();
    const first = publishWith();
    await expect(publishWith()).rejects.toThrow('being published already');
    expect(await first).toMatchObject({ state: 'published' });
  });

  test('in a rehearsal, which asks nothing, signs nobody in, and says whether the real one would go on', async () => {
    host = fakeWrangler({ loggedIn: false });
    expect(await publishWith({ dryRun: true })).toEqual({ state: 'rehearsed', isReady: true });
    expect(asked()).toEqual([]);
    expect(ends()).toEqual(expect.arrayContaining(['checks done', 'publication skipped', 'live skipped']));
    expect(host.calls().map(({ args }) => args)).toEqual([expect.stringMatching(/^deploy .* --dry-run$/)]);
    rmSync(join(firm, 'content/claims.yaml'));
    expect(await publishWith({ dryRun: true })).toEqual({ state: 'rehearsed', isReady: false });
    expect(ends()).toContain('checks warned');
  });
});

describe('the host', () => {
  test('lets somebody in who presses Allow on its page, whose address is told', async () => {
    host = fakeWrangler({ loggedIn: false, deployments: [earlier] });
    expect(await publishWith()).toMatchObject({ state: 'published' });
    expect(asked()).toEqual(['signIn']);
    const links = events.flatMap((event) => ('link' in event ? event.link : []));
    expect(links).toEqual(['https://dash.cloudflare.com/oauth2/auth?x=1']);
  });

  test('keeps out somebody who doesn’t, or who doesn’t want its page', async () => {
    host = fakeWrangler({ loggedIn: false, allows: false });
    expect(await publishWith()).toMatchObject({ state: 'failed', step: 'signIn' });
    expect(await publishWith({}, { signIn: 'no' })).toMatchObject({ state: 'cancelled', step: 'signIn' });
    expect(called()).not.toContain('deploy');
  });

  test('gets the account that the owner chose among several, also the next time', async () => {
    host = fakeWrangler({ accounts: twoAccounts, deployments: [earlier] });
    await publishWith({}, { account: 'a2' });
    await publishWith();
    expect(asked()).toEqual(['account']);
    const deploys = host.calls().filter(({ args }) => args.startsWith('deploy '));
    expect(deploys.map(({ account }) => account)).toEqual(['a2', 'a2']);
  });

  test('with a key needs nobody to sign in, and the key is for its own program alone', async () => {
    host = fakeWrangler({ loggedIn: false, deployments: [earlier] });
    const keyed = [process.execPath, '-e', 'process.exit(process.env.CLOUDFLARE_API_TOKEN ? 1 : 0)'];
    const env = { PATH: process.env.PATH, CLOUDFLARE_API_TOKEN: 'secret' };
    const outcome = await publishWith({ env, commands: { build: keyed, tests: keyed } });
    expect(outcome).toMatchObject({ state: 'published' });
    expect(called()).not.toContain('whoami');
    expect(host.calls().at(-1)?.key).toBe('secret');
  });

  test.each([
    ['fetch failed', 'can’t be reached'],
    ['Could not find zone for `www.weald-heating.co.uk`.', 'isn’t in your Cloudflare account yet'],
    ['Please verify your email address [code: 10034]', 'whether your email address is yours'],
    ['Something else', 'What it answered is below'],
  ])('that answers “%s” is explained', async (refusal, words) => {
    host = fakeWrangler({ deployments: [earlier], refusal });
    const outcome = await publishWith();
    expect(outcome).toMatchObject({ state: 'failed', step: 'publication', words: expect.stringContaining(words) });
    expect(outcome).toMatchObject({ details: expect.stringContaining(refusal), remedy: expect.any(String) });
  });
});

test('a live site that isn’t right, or doesn’t answer yet, is published all the same', async () => {
  host = fakeWrangler({ deployments: [earlier] });
  const problems = ['no address of an email is replaced'];
  expect(await publishWith({ live: async () => ({ isReachable: true, problems }) })).toMatchObject({
    state: 'published',
    live: { problems },
  });
  expect(ends().at(-1)).toBe('live failed');
  expect(await publishWith({ live: async () => ({ isReachable: false, problems: [] }) })).toMatchObject({
    state: 'published',
  });
  expect(events.at(-1)?.words).toContain('doesn’t answer yet');
});

test('a site that is live is never called unpublished, whatever happens while it is looked at', async () => {
  host = fakeWrangler();
  const stop = new AbortController();
  const live = async () => {
    stop.abort();
    return stop.signal.throwIfAborted() as never;
  };
  const outcome = await publishWith({ live, signal: stop.signal });
  expect(outcome).toMatchObject({ state: 'published', version: 'v1', live: undefined });
  expect(events.at(-1)).toMatchObject({
    step: 'live',
    state: 'failed',
    words: expect.stringMatching(/^The site is published/),
  });
  expect(recordedPublications(firm)).toHaveLength(1);
});

test('the version before can be made live again, and the record says so', async () => {
  host = fakeWrangler();
  const { command } = host;
  expect(await liveVersions(firm, { command })).toEqual({ live: undefined, before: undefined });
  await publishWith();
  expect((await liveVersions(firm, { command })).before).toBeUndefined();
  await publishWith({ commands: { build: building('second') } });
  const { live, before } = await liveVersions(firm, { command });
  expect([live?.version, live?.changed, before?.version]).toEqual(['v2', ['/'], 'v1']);

  await rollBack(firm, 'v1', { command });
  expect((await liveVersions(firm, { command })).live?.version).toBe('v1');
  expect((await liveVersions(firm, { command })).before?.version, 'and forward again').toBe('v2');
  expect(recordedPublications(firm)[0]).toMatchObject({ version: 'v1', isBack: true });
});

test('what another program wrote in the place of the record is no reason not to publish', async () => {
  host = fakeWrangler({ deployments: [earlier] });
  writeFileSync(join(firm, 'published.json'), '<<<<<<< HEAD');
  expect(await publishWith()).toMatchObject({ state: 'published' });
});
