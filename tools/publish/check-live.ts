import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { jsonIn, run } from './run.ts';

/** Milliseconds to wait until the address shows the site in dist/. */
const patience = 90_000;

/** What the tests of the live site found. */
export interface LiveResult {
  /** Whether anything answered at the address. After the first publication that may take some minutes. */
  isReachable: boolean;
  /** What is wrong, a sentence each. */
  problems: readonly string[];
}

export interface LiveOptions {
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
}

/** Arguments of Node for the tests of hosts and links, which compare the live site with dist/. */
export const liveTests = ['node_modules/vitest/vitest.mjs', 'run', '--project=live'];

/**
 * Waits until an address shows the site in dist/, and asks it for every page, link and picture.
 * @param site address, such as `https://www.your-firm.co.uk`
 */
export async function checkLive(site: string, { env, signal }: LiveOptions): Promise<LiveResult> {
  if (!(await waitFor(site, signal))) return { isReachable: false, problems: [] };
  const tests = [process.execPath, ...liveTests, '--reporter=json'];
  const { code, output, printed } = await run(tests, { env: { ...env, NODE_ENV: 'test', LIVE_SITE: site }, signal });
  return { isReachable: true, problems: code === 0 ? [] : failedTestsIn(output, printed) };
}

/** Waits for an answer, and until then for the new site, which another of the host's machines may not have yet. */
async function waitFor(site: string, signal: AbortSignal | undefined): Promise<boolean> {
  const home = readFileSync('dist/index.html', 'utf8');
  const until = Date.now() + patience;
  for (;;) {
    const answer = await textAt(site, signal);
    if (answer === home || Date.now() > until) return answer !== undefined;
    await setTimeout(2000, undefined, { signal });
  }
}

/** What an address answers with. Undefined: nothing, or an error. */
async function textAt(site: string, signal: AbortSignal | undefined): Promise<string | undefined> {
  try {
    const answer = await fetch(`${site}/`, { cache: 'no-store', signal: signal ?? null });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

interface Report {
  testResults: { assertionResults: { status: string; title: string }[] }[];
}

/** Titles of the tests that failed. Without a report the tests didn't run: the last line that was printed says why. */
function failedTestsIn(output: string, printed: string): string[] {
  const report = jsonIn(output) as Report | undefined;
  const results = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  const failed = results.filter(({ status }) => status === 'failed').map(({ title }) => title);
  return failed.length > 0 ? failed : [printed.trim().split('\n').at(-1) || 'The tests of the live site did not run'];
}
