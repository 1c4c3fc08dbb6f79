import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { runWrangler } from './wrangler.ts';

/** What lets this machine publish; empty where it is logged in, or may not. */
export type Key = Record<string, string>;

const names = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'] as const;

/**
 * Takes the key to Cloudflare out of the environment, and out of the file in which the owner may keep it: what builds and
 * tests the site needs none.
 */
export function takeKey(): Key {
  if (existsSync('.env')) loadEnvFile('.env');
  const found = names.map((name) => [name, process.env[name] ?? '']).filter(([, value]) => value !== '');
  for (const name of names) delete process.env[name];
  return Object.fromEntries(found);
}

/**
 * Finds out whether this machine may publish at Cloudflare, without asking anybody for leave.
 * @returns what is missing and how to get it; nothing when it may
 */
export async function missingKey(key: Key): Promise<string | undefined> {
  const [first, ...others] = names.filter((name) => !(name in key));
  if (first === undefined) return undefined;
  if (others.length === 0) return `${first} is not set.\n${howToGetKey}`;
  const { code } = await runWrangler(['whoami', '--json']);
  return code === 0 ? undefined : `This machine is not logged in to Cloudflare.\n${howToGetKey}`;
}

const howToGetKey = `Nothing was changed.

With a browser: type npx wrangler login, once, and allow it.

Without one, it needs a token (a key for programs) and the account's number:
1. At dash.cloudflare.com, open Manage account › Account API tokens › Create Token, and under Permission policies
   choose Edit Cloudflare Workers. What the site uses of it: Workers Scripts: Edit, for its files, and Workers Routes: Edit,
   for its address; if Cloudflare then refuses the address, add DNS: Edit. Restrict it to your account and your domain.
2. On the page Workers & Pages, copy the Account ID.
3. Write both into a file .env in this folder, which git leaves out:
     CLOUDFLARE_API_TOKEN=the token
     CLOUDFLARE_ACCOUNT_ID=the account's number
   To publish from GitHub, add them there instead, by these names: Settings › Secrets and variables › Actions.`;
