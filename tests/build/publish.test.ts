import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workerOf } from '../../tools/deploy/worker.ts';
import { type Account, newVersion, nobody, startAccount, versions } from '../support/cloudflare-account.ts';
import { git } from '../support/commit.ts';
import { currentBusiness, writeEvidencedFirm } from '../support/evidenced-firm.ts';
import { business, firmFolder } from '../support/other-firm.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

const { name, domain } = workerOf(business);
let home: string;
let copy: ProjectCopy;
let account: Account;
let closed: Account;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'nobody-'));
  copy = await copyProject(firmFolder);
  [account, closed] = await Promise.all([startAccount(home), startAccount(home, false)]);
});
afterAll(async () => {
  account.stop();
  closed.stop();
  await copy.remove();
  await rm(home, { recursive: true });
});

const withoutKey = () => ({ ...nobody(home), CLOUDFLARE_API_TOKEN: '', CLOUDFLARE_ACCOUNT_ID: '' });
const live = () => readFileSync(copy.file('dist/index.html'), 'utf8');

describe('without a key to Cloudflare', () => {
  test('what it needs comes first, and nothing is built', async () => {
    const { code, printed } = await copy.run('tools/deploy.ts', [], withoutKey());
    expect(code).toBe(1);
    expect(printed).toMatch(/^This machine is not logged in to Cloudflare\.\nNothing was changed\.\n/);
    for (const what of [
      'npx wrangler login',
      'Edit Cloudflare Workers',
      'CLOUDFLARE_API_TOKEN=',
      'CLOUDFLARE_ACCOUNT_ID=',
    ])
      expect(printed).toContain(what);
    expect(live()).toBe('the last good site');
  });

  test('a token without its account is not enough, nor is anything gone back to', async () => {
    const half = { ...withoutKey(), CLOUDFLARE_API_TOKEN: 'token' };
    for (const program of ['tools/deploy.ts', 'tools/rollback.ts']) {
      const { code, printed } = await copy.run(program, [], half);
      expect([code, printed.split('\n')[0]]).toEqual([1, 'CLOUDFLARE_ACCOUNT_ID is not set.']);
    }
  });
});

test('an option that does not exist is named', async () => {
  expect(await copy.run('tools/deploy.ts', ['--now'])).toEqual({ code: 1, printed: 'The option is --dry-run.\n' });
  const { printed } = await copy.run('tools/rollback.ts', ['--no']);
  expect(printed).toBe('The option is --yes; the ID of one version may follow.\n');
});

describe('a firm that is made up', () => {
  test('is not published, and what stands in the way is said', async () => {
    const { code, printed } = await copy.run('tools/deploy.ts', [], account.env);
    expect(code, printed).toBe(1);
    expect(printed).toMatch(/Not ready: \d+ things stand between this site and going live\./);
    expect(printed).toContain('Nothing was published');
    expect(account.asked).toEqual([]);
  });

  test('is tested and shown without being published: how much would go where, and that it would not yet', async () => {
    const { code, printed } = await copy.run('tools/deploy.ts', ['--dry-run'], { ...account.env, ...withoutKey() });
    expect(code, printed).toBe(0);
    expect(printed).toMatch(/ Tests +\d+ passed/);
    const [first, second, third] = printed.trim().split('\n').slice(-3);
    expect(first).toMatch(/^Nothing was published\. Without --dry-run, \d+ files of [\d,]+ bytes would go to$/);
    expect(second).toBe(`https://${domain}, as the Worker ${name}.`);
    expect(third).toMatch(/^Mend first what stands in the way: \d+ in all\.$/);
    expect(account.asked).toEqual([]);
  }, 300_000);
});

test('a firm whose rating was compared 40 days ago, with slow links and a day that has come, may correct its site', async () => {
  const ready = await copyProject(firmFolder);
  try {
    const until = '2026-01-31';
    await writeEvidencedFirm(ready, { ...currentBusiness(40), securityReports: { until } });
    // Nobody's site is asked: only the one that tells our fault from theirs answers.
    const network = `globalThis.fetch = async (url) => {
      if (url !== 'https://www.gov.uk/') throw new Error('too slow');
      return new Response();
    };`;
    const args = [`data:text/javascript,${encodeURIComponent(network)}`, 'tools/deploy.ts', '--dry-run'];
    const { code, printed } = await ready.run('--import', args, withoutKey());
    expect(code, printed).toBe(0);
    for (const note of [
      'business.config.ts:1 › reviews.checked\n  a rating that was last compared with the profile 40 days ago',
      'business.config.ts:1 › reviews.markup\n  the rating in structured data',
      `business.config.ts:1 › securityReports.until\n  "${until}", a day that has come`,
      'https://powder-and-pipe.co.uk/ does not answer within 5 seconds',
      'Nothing stands in the way.',
    ])
      expect(printed).toContain(note);
  } finally {
    await ready.remove();
  }
}, 300_000);

describe('publishing', () => {
  const publish = (env: Record<string, string>) =>
    copy.run(
      '--input-type=module',
      [
        '--eval',
        `import { publish } from './tools/deploy/publish.ts';
      console.log('went:', await publish(${JSON.stringify({ name, domain })}, {}));`,
      ],
      env,
    );

  test('sends the site under the firm’s name and address, with the commit, and notes the version', async () => {
    git(copy.file(''), ['init', '-q']);
    git(copy.file(''), ['add', 'business.config.ts']);
    git(copy.file(''), ['commit', '-q', '-m', 'Answer the telephone "at once"; $(not a command)']);
    const { code, printed } = await publish(account.env);
    expect(code, printed).toBe(0);
    expect(printed).toContain(`went: ${newVersion}`);
    const sent = (end: string) =>
      account.asked.find(({ method, path }) => method !== 'GET' && path.endsWith(end))?.body;
    expect(sent(`/tools/${name}/assets-upload-session`)).toContain('"/index.html"');
    expect(account.asked.map(({ body }) => body).join()).toContain(
      'Answer the telephone \\"at once\\"; $(not a command) (and',
    );
    expect(sent('/domains/records')).toContain(`"hostname":"${domain}"`);
    // The address at workers.dev would be a second one for each page.
    expect(sent('/subdomain')).toContain('"enabled":false');
    const noted = readFileSync(copy.file('published.txt'), 'utf8');
    expect(noted).toMatch(new RegExp(`^\\S+Z ${newVersion} ${domain} [\\da-f]{7} Answer the telephone`));
  });

  test('says so when Cloudflare refuses', async () => {
    const { code, printed } = await publish(closed.env);
    expect(code).toBe(1);
    expect(printed).toContain('Authentication error');
    expect(printed).toContain('npm run check-live says which site is live');
    expect(printed).not.toContain('went:');
  });
});

describe('going back', () => {
  test('shows the versions, and makes the one before the live one', async () => {
    const { code, printed } = await copy.run('tools/rollback.ts', ['--yes'], account.env);
    expect(code, printed).toBe(0);
    for (const version of versions) expect(printed).toContain(version);
    const { path, body } = account.asked.findLast(({ method }) => method === 'POST') ?? {};
    expect(path).toBe(`/workers/tools/${name}/deployments`);
    expect(JSON.parse(body ?? '').versions).toEqual([{ version_id: versions[1], percentage: 100 }]);
  });

  test('or the one that is named', async () => {
    const [newest = ''] = versions;
    const { code, printed } = await copy.run('tools/rollback.ts', ['--yes', newest], account.env);
    expect(code, printed).toBe(0);
    const { body = '' } = account.asked.findLast(({ method }) => method === 'POST') ?? {};
    expect(JSON.parse(body).versions).toEqual([{ version_id: newest, percentage: 100 }]);
  });

  test('is not done unasked where nobody can answer', async () => {
    const before = account.asked.length;
    const { code, printed } = await copy.run('tools/rollback.ts', [], account.env);
    expect([code, printed]).toEqual([1, expect.stringContaining('npm run rollback -- --yes')]);
    expect(account.asked.length).toBe(before);
  });

  test('says so when Cloudflare refuses', async () => {
    const { code, printed } = await copy.run('tools/rollback.ts', ['--yes'], closed.env);
    expect([code, printed]).toEqual([1, expect.stringContaining('npm run check-live says which site is live')]);
  });
});
