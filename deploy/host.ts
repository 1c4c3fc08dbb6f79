import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** The site, served as its host serves it. */
export interface Host {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves `dist/` with Cloudflare's own runtime: its status codes, redirects, headers and compression.
 * @param port 0 takes any free one
 * @throws when it does not answer within 30 seconds, with what it printed
 */
export async function startHost(port: number): Promise<Host> {
  const chosen = port || (await freePort());
  const args = [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    '--config',
    'deploy/wrangler.jsonc',
    '--ip',
    '127.0.0.1',
    '--port',
    String(chosen),
  ];
  const server = spawn(process.execPath, [...args, '--inspector-port', '0', '--show-interactive-dev-session=false'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...offline },
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (printed += text));

  const url = `http://127.0.0.1:${chosen}`;
  try {
    await answering(url, server);
  } catch {
    server.kill();
    throw new Error(`The host did not start on port ${chosen}:\n${printed}`);
  }
  return { url, stop: () => stop(server) };
}

/** No usage reports, and no look-up of where the request comes from. */
const offline = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

async function answering(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no answer');
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address instanceof Object ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}
