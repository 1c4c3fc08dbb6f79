import { execFileSync } from 'node:child_process';

const who = ['-c', 'user.name=A. N. Example', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];

/**
 * Runs git in a folder, as somebody who may commit.
 * @param date when commits are made; now unless it is told
 */
export function git(folder: string, args: readonly string[], date?: string): void {
  const env = { ...process.env, ...(date && { GIT_COMMITTER_DATE: date }) };
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe', env });
}

/**
 * Commits what a folder has, in a repository of its own.
 * @param what of the folder; all of it unless it is told
 */
export function commit(folder: string, date: string, what = '.'): void {
  git(folder, ['init', '-q']);
  git(folder, ['add', what]);
  git(folder, ['commit', '-q', '-m', `On ${date}`], date);
}
