import { type Host, startHost } from '../host.ts';

/**
 * Serves `dist/` with Cloudflare's own runtime: its status codes, redirects, headers and compression.
 * @param port 0 takes any free one
 * @param config the settings of the host, which say what it serves
 * @throws when the port is in use, or when the host is not ready within 30 seconds, with what it printed
 */
export function startCloudflare(port: number, config = 'deploy/cloudflare/wrangler.jsonc'): Promise<Host> {
  return startHost(port, (url, at) => ({
    name: 'The host',
    command: [...wrangler, 'dev', '--config', config, '--ip', '127.0.0.1', '--port', String(at), ...quiet],
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
