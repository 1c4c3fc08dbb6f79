import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { type Host, startHost } from '../host.ts';

/** Wrangler's settings for a site in `dist/`. */
export const hostSettings = 'deploy/cloudflare/wrangler.jsonc';

/**
 * Serves a built site with Cloudflare's own runtime, which has its status codes, redirects, headers and compression.
 * @param port 0 for any free one
 * @param site folder of the built site
 * @throws when the port is in use, or when the host is not ready after two minutes; the message has the output of the program
 */
export function startCloudflare(port: number, site = 'dist'): Promise<Host> {
  return startHost(port, (url, at) => ({
    name: 'The host',
    command: [
      ...wrangler,
      'dev',
      '--config',
      hostSettings,
      '--assets',
      resolve(site),
      '--ip',
      '127.0.0.1',
      '--port',
      String(at),
      ...options,
    ],
    env: variablesOfDev(),
    ready: `Ready on ${url}`,
  }));
}

const options = ['--inspector-port', '0', '--show-interactive-dev-session=false'];

/** The command that runs wrangler, Cloudflare's tool. */
export const wrangler = [process.execPath, 'node_modules/wrangler/bin/wrangler.js'];

/** Folder of wrangler's logs and settings, in the place of the home directory, which may be read-only. */
const ownFolder = resolve('node_modules/.cache/wrangler');

/**
 * Variables for every run of wrangler: it sends no usage reports, and writes its logs in the project. Its login stays in the home directory
 * if that can be written to.
 */
export const wranglerVariables = () => ({
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_LOG_PATH: ownFolder,
  ...(isWritable(homedir()) ? {} : { XDG_CONFIG_HOME: ownFolder }),
});

/** Variables for `wrangler dev`: it prints when it is ready, and doesn't fetch a made-up location for requests. */
const variablesOfDev = () => ({
  ...wranglerVariables(),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG: 'info',
  XDG_CONFIG_HOME: ownFolder,
});

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
