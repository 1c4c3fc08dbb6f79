import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { freePort } from '../../deploy/free-port.ts';
import { bundlePage } from './bundle-page.ts';
import { type EditorOptions, editor } from './editor.ts';
import { firstRunAnswers } from './first-run.ts';
import type { Access } from './refusal.ts';
import { ownersPage } from './request.ts';

/** The owner's page, which is being served. */
export interface RunningEditor {
  /** Its address, with the key after `#`, so that no log has it. */
  address: string;
  stop: () => Promise<void>;
}

const host = '127.0.0.1';

/**
 * Serves the owner's page and, beside it, the pages of the site as they are at the moment. It listens on this computer alone. Where there is
 * no firm yet, the page asks for its facts first, and makes it.
 * @param port 0: any that is free
 * @throws {UserError} when the port is in use
 */
export async function startEditor(options: EditorOptions, port: number): Promise<RunningEditor> {
  const free = await freePort(port);
  const access = { host: `${host}:${free}`, key: randomBytes(24).toString('base64url') };
  const running = existsSync(options.firm) ? await serve(options, access, free) : await askFirst(options, access, free);
  return { address: `http://${access.host}/edit#${access.key}`, stop: () => running.stop() };
}

interface Running {
  stop: () => Promise<void>;
}

async function serve(options: EditorOptions, access: Access, port: number): Promise<Running> {
  // The build of the page makes this a process of production.
  Object.assign(process.env, { FIRM: options.firm, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' });
  const { dev } = await import('astro');
  const server = await dev({
    logLevel: 'error',
    server: { host, port },
    // The command alone adds it: no build can contain it.
    integrations: [editor({ ...options, ...access })],
    vite: { server: { cors: false, strictPort: true }, clearScreen: false },
  });
  return { stop: () => server.stop() };
}

/** Asks for the facts of a new firm, and then serves its site at the same address. */
async function askFirst(options: EditorOptions, access: Access, port: number): Promise<Running> {
  let next: Promise<Running> | undefined;
  const answers = firstRunAnswers(options.firm, () => {
    next = closed().then(() => serve(options, access, port));
  });
  const page = ownersPage(bundlePage('tools/setup/new-firm', { isFirst: true }), answers, access);
  const server = createServer((request, response) => {
    if (!page(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return { stop: async () => (next ? (await next).stop() : closed()) };

  /** Ends once the last answer is on its way. */
  function closed(): Promise<void> {
    const end = new Promise<void>((resolve) => server.close(() => resolve()));
    setTimeout(() => server.closeAllConnections(), 300);
    return end;
  }
}
