import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostSettings, wranglerVariables } from '../../deploy/cloudflare/serve.ts';
import { jsonIn, type Result, type RunOptions, run } from './run.ts';
import { StepStopped } from './steps.ts';

/** An account at the host to which the signed-in owner has access. */
interface Account {
  id: string;
  name: string;
}

/** One deployment of the site, as the host lists it. */
interface Deployment {
  version: string;
  /** Time of the deployment, in ISO 8601. */
  at: string;
}

/** Runs wrangler, Cloudflare's tool, to sign in, publish, list deployments, and return to an earlier one. */
export class Wrangler {
  readonly #command: readonly string[];
  readonly #options: RunOptions;

  /**
   * @param command path and arguments of wrangler
   * @param account id of the account to use, unless `env` names one. Default: the only account of whoever is signed in
   */
  constructor(command: readonly string[], { env, ...options }: RunOptions, account?: string) {
    this.#command = command;
    const named = account && { CLOUDFLARE_ACCOUNT_ID: account };
    this.#options = { ...options, env: { ...named, ...env, NODE_ENV: 'test', ...wranglerVariables() } };
  }

  /**
   * Accounts to which this computer may publish. Undefined if nobody is signed in.
   * @throws {StepStopped} when wrangler gives no answer, for instance because the host can't be reached
   */
  async accounts(): Promise<Account[] | undefined> {
    const result = await this.#quietly(['whoami', '--json']);
    const answer = jsonIn(result.output) as { loggedIn: boolean; accounts?: Account[] } | undefined;
    if (answer) return answer.loggedIn ? (answer.accounts ?? []) : undefined;
    throw hostFailed(result);
  }

  /**
   * Signs in: opens a page of Cloudflare in the browser, and waits until the owner has answered there.
   * @param onLink called with the address of that page
   * @returns whether the owner allowed this computer to publish
   */
  async signIn(onLink: (link: string) => void): Promise<boolean> {
    const onLine = (line: string) => {
      const [link] = /https:\/\/\S+/.exec(/(?:browser|authenticate): (.*)/.exec(line)?.[1] ?? '') ?? [];
      if (link) onLink(link);
    };
    const { code } = await run([...this.#command, 'login'], { ...this.#options, onLine });
    return code === 0;
  }

  /**
   * The last ten deployments of a Worker (the site at Cloudflare), newest first. Empty if there is no Worker of this name.
   * @throws {StepStopped} when the host doesn't answer, or refuses
   */
  async deployments(name: string): Promise<Deployment[]> {
    const result = await this.#quietly(['deployments', 'list', '--name', name, '--json']);
    // Cloudflare's error 10007: there is no Worker of this name.
    if (result.code !== 0 && /\[code: 10007\]/.test(result.printed)) return [];
    const list = jsonIn(result.output) as
      | { created_on: string; versions: { version_id: string; percentage: number }[] }[]
      | undefined;
    if (result.code !== 0 || !Array.isArray(list)) throw hostFailed(result);
    return list
      .map(({ created_on, versions }) => ({ version: versions[0]?.version_id ?? '', at: created_on }))
      .toSorted((one, other) => other.at.localeCompare(one.at));
  }

  /**
   * Publishes dist/ as a Worker at an address.
   * @param name name of the Worker
   * @param host host name of the address
   * @returns id of the new version. Undefined after a dry run, or if wrangler doesn't report it
   * @throws {StepStopped} when the site couldn't be published
   */
  async deploy(name: string, host: string, { dryRun, onLine }: { dryRun: boolean; onLine: (line: string) => void }) {
    const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
    const report = join(folder, 'report.ndjson');
    try {
      const args = ['deploy', '--config', hostSettings, '--name', name, '--domain', host];
      const result = await run([...this.#command, ...args, ...(dryRun ? ['--dry-run'] : [])], {
        ...this.#options,
        env: { ...this.#options.env, WRANGLER_OUTPUT_FILE_PATH: report },
        onLine,
        // The signal doesn't end wrangler here. If wrangler ended half-way, nobody could say which version is live.
        signal: undefined,
      });
      if (result.code !== 0) throw hostFailed(result);
      return dryRun ? undefined : versionIn(report);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  /**
   * Makes an earlier version live again.
   * @throws {StepStopped} when the host refuses
   */
  async rollBack(name: string, version: string): Promise<void> {
    const args = ['rollback', version, '--name', name, '--yes', '--message', 'Put back'];
    const result = await this.#quietly(args);
    if (result.code !== 0) throw hostFailed(result);
  }

  #quietly(args: readonly string[]): Promise<Result> {
    return run([...this.#command, ...args], { ...this.#options, inTerminal: false });
  }
}

/** Error for a request that the host refused. Known reasons are given in words for an owner. */
function hostFailed({ printed }: Result): StepStopped {
  const known = reasons.find(([pattern]) => pattern.test(printed));
  const [, words, remedy] = known ?? [
    undefined,
    'Cloudflare didn’t do it. What it answered is below.',
    'Try again in some minutes. If it fails again, send the answer to whoever looks after the site.',
  ];
  return new StepStopped({ words, remedy, details: printed.trim() });
}

const reasons: readonly (readonly [RegExp, words: string, remedy: string])[] = [
  [
    /fetch failed|connectivity issue|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED/,
    'Cloudflare can’t be reached from this computer.',
    'Look whether other websites open, and try again.',
  ],
  [
    /verify your email|\[code: 10034\]/i,
    'Cloudflare doesn’t know yet whether your email address is yours.',
    'Open the message that Cloudflare sent you, press the link in it, and try again.',
  ],
  [
    /could not find zone|no zone|zone.{0,30}not found/i,
    'Your address isn’t in your Cloudflare account yet.',
    'Sign in at dash.cloudflare.com, add the domain there or buy it, and try again.',
  ],
  [
    /Authentication error|\[code: (10000|9109|10001)\]|not authenticated|Unable to authenticate/i,
    'Cloudflare doesn’t let this computer publish to that account.',
    'Sign in again with the account that has your address.',
  ],
];

/** Id of the version, from the report that wrangler writes as lines of JSON. Undefined if there is none. */
function versionIn(report: string): string | undefined {
  if (!existsSync(report)) return undefined;
  const lines = readFileSync(report, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).find(({ type }) => type === 'deploy')?.version_id ?? undefined;
}
