import { statSync } from 'node:fs';
import { join } from 'node:path';
import { lastCommit } from '../../src/facts/history.ts';
import { Refused } from './explain.ts';

const month = 31 * 86_400_000;
const businessFile = 'business.config.ts';

/**
 * Compares this machine's clock with the last commit, or without git with the last change to the business file: the clock's
 * year stands on every page, and its day says which of the owner's dates are past.
 * @param project where the project is
 * @returns what the owner should know of a clock that is years ahead, and may be right
 * @throws {Refused} when the clock is more than a month behind
 */
export async function checkClock(now = new Date(), project = '.'): Promise<string | undefined> {
  const commit = await lastCommit(project);
  const last = commit ?? statSync(join(project, businessFile)).mtime;
  const change = `the last ${commit ? 'commit' : `change to ${businessFile}`}`;
  if (now.getTime() < last.getTime() - month) {
    const again = commit ? 'git commit --amend --no-edit' : 'save it';
    throw new Refused(
      `This machine’s clock says ${dates.format(now)}, before ${change} (${dates.format(last)}); set the clock or, where it is right, date that again: ${again}`,
    );
  }
  if (now.getFullYear() <= last.getFullYear() + 1) return undefined;
  return `The pages say © ${now.getFullYear()}, as this machine’s clock does; ${change} was made in ${last.getFullYear()}.`;
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
