import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused } from '../build/explain.ts';
import type { Key } from './credentials.ts';
import type { Worker } from './worker.ts';
import { runWrangler, unfinished } from './wrangler.ts';

/** Where the versions that went are noted, a line each. */
export const record = 'published.txt';

/** Cloudflare keeps this many characters of what is said of a version. */
const longestMessage = 100;

/**
 * Publishes `dist/` at Cloudflare, and notes which version went.
 * @param folder the project's
 * @throws {Refused} when Cloudflare's tool failed, which has said why
 */
export async function publish(worker: Worker, key: Key, folder = '.'): Promise<string> {
  const message = messageFor(folder);
  const kept = mkdtempSync(join(tmpdir(), 'published-'));
  const report = join(kept, 'report');
  try {
    const args = ['deploy', ...target(worker), '--message', message];
    const { code } = await runWrangler(args, {
      shown: true,
      folder,
      env: { ...key, WRANGLER_OUTPUT_FILE_PATH: report },
    });
    if (code !== 0) throw new Refused(unfinished);
    const version = versionIn(readFileSync(report, 'utf8'));
    appendFileSync(join(folder, record), `${new Date().toISOString()} ${version} ${worker.domain} ${message}\n`);
    return version;
  } finally {
    rmSync(kept, { recursive: true });
  }
}

/** Tries what publishing would do, without asking Cloudflare. */
export async function rehearse(worker: Worker): Promise<void> {
  const { code, printed } = await runWrangler(['deploy', ...target(worker), '--dry-run']);
  if (code !== 0) throw new Refused(`Cloudflare's tool would refuse the site:\n${printed}`);
}

const target = ({ name, domain }: Worker) => ['--name', name, '--domain', domain];

/** The commit that the site was built from, or that there is none. */
function messageFor(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const commit = git('log', '-1', '--format=%h %s');
    const changed = git('status', '--porcelain') === '' ? '' : ' (and changes that are in no commit)';
    return commit.slice(0, longestMessage - changed.length) + changed;
  } catch {
    return 'built from no commit';
  }
}

/** Reads what the tool notes of itself: an object a line. */
function versionIn(report: string): string {
  const lines = report
    .trim()
    .split('\n')
    .map((line): { type: string; version_id?: string } => JSON.parse(line));
  return lines.find(({ type }) => type === 'deploy')?.version_id ?? 'no version';
}
