import { resolve } from 'node:path';
import { type Host, startHost } from '../host.ts';

/** The settings of the host, which serve `dist/`. */
export const hostSettings = 'deploy/cloudflare/wrangler.jsonc';

/**
 * Serves a built site with Cloudflare's own runtime: its status codes, redirects, headers and compression.
 * @param port 0 takes any free one
 * @param site the folder that was built
 * @throws when the port is in use, or when the host is not ready within two minutes, with what it printed
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
      ...quiet,
    ],
    env: settings,
    ready: `Ready on ${url}`,
  }));
}

const quiet = ['--inspector-port', '0', '--show-interactive-dev-session=false'];

/** Cloudflare's own tool, as a command. */
export const wrangler = [process.execPath, 'node_modules/wrangler/bin/wrangler.js'];

/** It sends no usage reports. */
export const noReports = { WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false' };

/** It says when it is ready, and does not look up where a request comes from. */
const settings = { ...noReports, WRANGLER_LOG: 'info', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };
