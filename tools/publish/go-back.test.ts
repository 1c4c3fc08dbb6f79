import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeWrangler } from '../../tests/support/fake-wrangler.ts';
import { readyFolder } from '../../tests/support/ready-folder.ts';
import { goBack } from './go-back.ts';
import { liveVersions, recordedPublications, recordPublication } from './publications.ts';
import type { PublishQuestion } from './steps.ts';

const deployed = (version: string, day: string) => ({
  created_on: `2026-11-${day}T08:00:00Z`,
  versions: [{ version_id: version, percentage: 100 }],
});
const two = [deployed('v1', '01'), deployed('v2', '20')];

let firm: string;
let host: ReturnType<typeof fakeWrangler>;
let printed: string[];
let questions: PublishQuestion[];
beforeEach(() => {
  firm = readyFolder();
  [printed, questions] = [[], []];
});
afterEach(() => {
  host.remove();
  rmSync(firm, { recursive: true });
});

/** Goes back to the earlier publication at a simulated host. The owner gives the same answer to every question. */
const goingBack = (answer: string | undefined) =>
  goBack(firm, {
    env: { PATH: process.env.PATH },
    command: host.command,
    print: (line) => printed.push(line),
    ask: async (question) => {
      questions.push(question);
      return answer;
    },
  });
const rolledBack = () => host.calls().filter(({ args }) => args.startsWith('rollback'));

test('after a yes, what was published before is live again, and the record says so', async () => {
  host = fakeWrangler({ deployments: two });
  const built = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(built, 'areas'));
  const site = 'https://www.weald-heating.co.uk';
  for (const version of ['v1', 'v2']) recordPublication(firm, built, { site, version });
  rmSync(built, { recursive: true });

  expect(await goingBack('yes')).toMatchObject({ version: 'v1' });
  expect(questions.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^Shall what was published on 1 November 2026.* be live again, .* on 20 November 2026/),
  ]);
  expect(printed).toEqual([
    expect.stringMatching(/^\d+ \w+ \d{4}.*, https:\/\/www\.weald-heating\.co\.uk, pages that changed: 0$/),
    expect.stringMatching(/^\d+ \w+ \d{4}.*, https:\/\/www\.weald-heating\.co\.uk$/),
  ]);
  expect((await liveVersions(firm, { command: host.command })).live?.version).toBe('v1');
  expect(recordedPublications(firm)[0]).toMatchObject({ version: 'v1', isBack: true });
});

test.each([['no'], [undefined]])('the answer %s leaves the live site as it is', async (answer) => {
  host = fakeWrangler({ deployments: two });
  await expect(goingBack(answer)).rejects.toThrow('The live site was left as it is.');
  expect(rolledBack()).toEqual([]);
  expect(recordedPublications(firm)).toEqual([]);
});

test('where nothing was published before, there is nothing to ask', async () => {
  host = fakeWrangler({ deployments: two.slice(0, 1) });
  await expect(goingBack('yes')).rejects.toThrow('Nothing was published before what is live now.');
  expect(questions).toEqual([]);
});

test('whoever isn’t signed in is led there first', async () => {
  host = fakeWrangler({ deployments: two, loggedIn: false });
  await goingBack('yes');
  expect(questions.map(({ about }) => about)).toEqual(['signIn', 'back']);
  expect(printed.join('\n')).toContain('https://dash.cloudflare.com/');
  expect(rolledBack()).toHaveLength(1);
});
