import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from './free-port.ts';

/** The site, served as its host serves it. */
export interface Host {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves `dist/` with Cloudflare's own runtime: its status codes, redirects, headers and compression.
 * @param port 0 takes any free one
 * @param config the settings of the host, which say what it serves
 * @throws when the port is in use, or when the host is not ready within 30 seconds, with what it printed
 */
export async function startHost(port: number, config = 'deploy/wrangler.jsonc'): Promise<Host> {
  const chosen = await freePort(port);
  const args = [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    '--config',
    config,
    '--ip',
    '127.0.0.1',
    '--port',
    String(chosen),
  ];
  const server = spawn(process.execPath, [...args, '--inspector-port', '0', '--show-interactive-dev-session=false'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  const url = `http://127.0.0.1:${chosen}`;
  let printed = '';
  // Wait for wrangler's own "Ready" line: another process may be answering on the port.
  const ready = new Promise<boolean>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text) => {
        printed += text;
        if (printed.includes(`Ready on ${url}`)) resolve(true);
      });
    }
    server.once('exit', () => resolve(false));
    setTimeout(resolve, 30_000, false).unref();
  });
  if (!(await ready)) {
    server.kill();
    throw new Error(`The host did not start on port ${chosen}:\n${printed}`);
  }
  return { url, stop: () => stop(server) };
}

/**
 * Reads the port that a person asks for.
 * @throws when it is no port
 */
export function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new Error(`PORT is "${text}", expected a number from 0 to 65535`);
}

/** It says when it is ready, sends no usage reports and does not look up where a request comes from. */
const settings = {
  WRANGLER_LOG: 'info',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
