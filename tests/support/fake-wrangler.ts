import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** State of the simulated host (Cloudflare). */
interface HostState {
  loggedIn: boolean;
  /** Whether the login succeeds, as when the owner presses Allow on the host's web page. */
  allows: boolean;
  accounts: { id: string; name: string }[];
  /** Published versions, oldest first. */
  deployments: { created_on: string; versions: { version_id: string; percentage: number }[] }[];
  /** Message with which the host refuses to publish. Default: the host publishes every version. */
  refusal?: string;
}

/**
 * Writes a program that prints what wrangler 4.156 (Cloudflare's program for publishing) would print, but changes a file instead of sending
 * requests to Cloudflare.
 * @param state state of the host at the start. Default: logged in to one account, nothing published
 */
export function fakeWrangler(state: Partial<HostState> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const file = (name: string) => join(folder, name);
  const all: HostState = {
    loggedIn: true,
    allows: true,
    accounts: [{ id: 'a1', name: 'Weald' }],
    deployments: [],
    ...state,
  };
  writeFileSync(file('state.json'), JSON.stringify(all));
  writeFileSync(file('calls.ndjson'), '');
  writeFileSync(file('wrangler.mjs'), program);
  return {
    command: [process.execPath, file('wrangler.mjs')],
    state: (): HostState => JSON.parse(readFileSync(file('state.json'), 'utf8')),
    /** Calls of the program so far: the arguments, and the values of CLOUDFLARE_ACCOUNT_ID (`account`) and CLOUDFLARE_API_TOKEN (`key`). */
    calls: (): { args: string; account?: string; key?: string }[] =>
      readFileSync(file('calls.ndjson'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const program = `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const file = (name) => join(import.meta.dirname, name);
const state = JSON.parse(readFileSync(file('state.json'), 'utf8'));
const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: key, WRANGLER_OUTPUT_FILE_PATH: report } = process.env;
const args = process.argv.slice(2);
appendFileSync(file('calls.ndjson'), JSON.stringify({ args: args.join(' '), account, key }) + '\\n');
const save = () => writeFileSync(file('state.json'), JSON.stringify(state));
const fail = (text) => {
  console.error('\\u001b[31m✘ [ERROR]\\u001b[0m ' + text);
  process.exit(1);
};
const publish = (version) =>
  state.deployments.push({ created_on: new Date().toISOString(), versions: [{ version_id: version, percentage: 100 }] });
const [command] = args;
if (command === 'whoami') {
  console.log(JSON.stringify({ loggedIn: state.loggedIn, ...(state.loggedIn && { accounts: state.accounts }) }));
  process.exit(state.loggedIn ? 0 : 1);
}
if (command === 'login') {
  console.log('Opening a link in your default browser: https://dash.cloudflare.com/oauth2/auth?x=1');
  if (!state.allows) fail('Timed out waiting for authorization code, please try again.');
  state.loggedIn = true;
  save();
}
if (command === 'deployments') {
  if (state.deployments.length === 0) fail('This Worker does not exist on your account. [code: 10007]');
  console.log(JSON.stringify(state.deployments));
}
if (command === 'deploy' && !args.includes('--dry-run')) {
  if (state.refusal) fail(state.refusal);
  console.log('Uploaded 1 of 2 assets\\nUploaded 2 of 2 assets');
  const version = 'v' + (state.deployments.length + 1);
  publish(version);
  save();
  writeFileSync(report, JSON.stringify({ type: 'wrangler-session' }) + '\\n' + JSON.stringify({ type: 'deploy', version_id: version }) + '\\n');
}
if (command === 'rollback') {
  publish(args[1]);
  save();
}
`;
