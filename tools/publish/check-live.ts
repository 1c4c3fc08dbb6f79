import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { jsonIn, run } from './run.ts';

/** Maximum time to wait, in milliseconds, until the live site shows the home page in dist/. */
const patience = 90_000;

/** Result of the tests of the live site. */
export interface LiveResult {
  /** Whether the address answered without an error. A firm's address can take up to an hour to answer after its first publication. */
  isReachable: boolean;
  /** Problems of the live site, each a sentence. */
  problems: readonly string[];
}

export interface LiveOptions {
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
}

/** Arguments for Node that run the tests of hosts and links, which compare the live site with dist/. */
export const liveTests = ['node_modules/vitest/vitest.mjs', 'run', '--project=live'];

/**
 * Waits until the live site shows the home page in dist/, for 90 seconds at most. Then tests each page, link and picture of the live site.
 * @param site address of the live site, such as `https://www.your-firm.co.uk`
 * @throws an error with the name AbortError when `signal` is aborted
 */
export async function checkLive(site: string, { env, signal }: LiveOptions): Promise<LiveResult> {
  if (!(await waitFor(site, signal))) return { isReachable: false, problems: [] };
  const tests = [process.execPath, ...liveTests, '--reporter=json'];
  const { code, output, printed } = await run(tests, { env: { ...env, NODE_ENV: 'test', LIVE_SITE: site }, signal });
  return { isReachable: true, problems: code === 0 ? [] : failedTestsIn(output, printed) };
}

/**
 * Waits until the live site sends the home page in dist/, for 90 seconds at most. After a publication, some of the host's machines may
 * still send the old page. Returns whether the last request was answered without an error.
 */
async function waitFor(site: string, signal: AbortSignal | undefined): Promise<boolean> {
  const home = readFileSync('dist/index.html', 'utf8');
  const until = Date.now() + patience;
  for (;;) {
    const answer = await textAt(site, signal);
    if (answer === home || Date.now() > until) return answer !== undefined;
    await setTimeout(2000, undefined, { signal });
  }
}

/** Text of the home page at an address. Undefined if there is no answer, or if the answer has an error status. */
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

/** Titles of the tests that failed. If none is reported, for instance because the tests didn't run, the last line that was printed. */
function failedTestsIn(output: string, printed: string): string[] {
  const report = jsonIn(output) as Report | undefined;
  const results = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  const failed = results.filter(({ status }) => status === 'failed').map(({ title }) => title);
  return failed.length > 0 ? failed : [printed.trim().split('\n').at(-1) || 'The tests of the live site did not run'];
}
