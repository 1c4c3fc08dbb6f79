import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { type Host, startHost } from '../host.ts';

/** Path of the settings with which wrangler, Cloudflare's tool, serves and publishes the site in `dist/`. */
export const hostSettings = 'deploy/cloudflare/wrangler.jsonc';

/**
 * Serves a built site on this machine with Cloudflare's own runtime, so that status codes, redirects, headers and compression are those of
 * the live site.
 * @param port port to listen on; 0 for any free port
 * @param site folder of the built site
 * @throws {UserError} when the port is in use
 * @throws when wrangler can't be started, ends, or is not ready after two minutes; the message contains what wrangler printed
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

/** Folder for wrangler's logs and settings, used instead of the home directory, which may be read-only. */
const ownFolder = resolve('node_modules/.cache/wrangler');

/**
 * Environment variables for every run of wrangler. With them, wrangler sends no usage reports, and writes its logs into the project. The
 * login stays in the home directory if that directory is writable.
 */
export const wranglerVariables = () => ({
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_LOG_PATH: ownFolder,
  ...(isWritable(homedir()) ? {} : { XDG_CONFIG_HOME: ownFolder }),
});

/**
 * Environment variables for `wrangler dev`. With them, wrangler prints a line when the server is ready, doesn't ask Cloudflare for the
 * location of this computer (`request.cf`), and keeps its settings in the project.
 */
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
