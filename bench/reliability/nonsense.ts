import { readFileSync } from 'node:fs';
import { flood, type Tally } from '../../tests/support/nonsense/flood.ts';
import { kinds } from '../../tests/support/nonsense/requests.ts';
import { table } from '../report.ts';
import { hostTitles, onEachHost } from './hosts.ts';
import { residentMemory } from './memory.ts';

/**
 * Sends each host nonsense of every kind.
 * @param count requests to each host
 * @throws at the first wrong answer
 */
export async function nonsense(count: number, seed: number): Promise<string> {
  const secrets = ['"devDependencies"', 'max_header_size', 'assets": {', passwords()];
  const results = await onEachHost(async ({ name, url, pid, secret }) => {
    const before = residentMemory(pid);
    const host = { name, url, secrets: [...secrets, secret] };
    // Behind each request comes one for a file, so that half as many make the count.
    const tallies = await Promise.all(
      kinds.map((kind) => flood(host, kind, Math.ceil(count / 2 / kinds.length), seed)),
    );
    if ((await fetch(url)).status !== 200) throw new Error(`${hostTitles[name]} does not answer any more`);
    return { name, before, after: residentMemory(pid), answers: together(tallies) };
  });
  const answers = results.flatMap(({ name, answers }) => answers.map((row) => [hostTitles[name], ...row]));
  const memory = results.map(({ name, before, after }) => [hostTitles[name], before.toFixed(0), after.toFixed(0)]);
  return `${count.toLocaleString('en')} requests to each host, seed ${seed} (\`npm run reliability -- nonsense ${count} ${seed}\` sends the same again): no wrong
answer. Where a sort has a name, the server itself answers what is no request to the site.

${table(['Host', 'Answer', 'Times'], answers)}

${table(['Host', 'Memory before, MB', 'after'], memory)}`;
}

/** How often each sort of answer came, over all kinds. */
function together(tallies: readonly Tally[]): [string, number][] {
  const sum: Tally = new Map();
  for (const [sort, times] of tallies.flatMap((tally) => [...tally])) sum.set(sort, (sum.get(sort) ?? 0) + times);
  return [...sum].sort(([one], [other]) => one.localeCompare(other));
}

/** The first line of a file that servers have been tricked into sending. */
const passwords = () => readFileSync('/etc/passwd', 'utf8').split('\n')[0] ?? '';
