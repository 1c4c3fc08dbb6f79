import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { freePort } from '../../deploy/free-port.ts';
import { bundlePage } from './bundle-page.ts';
import { type EditorOptions, editor } from './editor.ts';
import { firstRunAnswers } from './first-run.ts';
import type { Access } from './refusal.ts';
import { ownersPage } from './request.ts';

const host = '127.0.0.1';

/**
 * Serves the owner's page and, beside it, the pages of the site as they are at the moment. It listens on this computer alone. Where there is
 * no firm yet, the page asks for its facts first, and makes it.
 * @param port 0: any that is free
 * @returns address of the page, with the key after `#`, so that no log has it
 * @throws {UserError} when the port is in use
 */
export async function startEditor(options: EditorOptions, port: number): Promise<string> {
  const free = await freePort(port);
  const access = { host: `${host}:${free}`, key: randomBytes(24).toString('base64url') };
  await (existsSync(options.firm) ? serve(options, access, free) : askFirst(options, access, free));
  return `http://${access.host}/edit#${access.key}`;
}

async function serve(options: EditorOptions, access: Access, port: number): Promise<void> {
  // Vite sets NODE_ENV to production in this process when it bundles the page that asks for the facts of a new firm.
  Object.assign(process.env, { FIRM: options.firm, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' });
  const { dev } = await import('astro');
  await dev({
    logLevel: 'error',
    server: { host, port },
    // Added here and not in astro.config.ts, which builds read too: a built site can't contain the owner's page.
    integrations: [editor({ ...options, ...access })],
    vite: { server: { cors: false, strictPort: true }, clearScreen: false },
  });
}

/** Asks for the facts of a new firm, and then serves its site at the same address. */
async function askFirst(options: EditorOptions, access: Access, port: number): Promise<void> {
  const answers = firstRunAnswers(options.firm, () => closed().then(() => serve(options, access, port)));
  const page = ownersPage(bundlePage('tools/setup/new-firm', { isFirst: true }), answers, access);
  const server = createServer((request, response) => {
    if (!page(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));

  /** Ends once the last answer is on its way. */
  function closed(): Promise<void> {
    const end = new Promise<void>((resolve) => server.close(() => resolve()));
    setTimeout(() => server.closeAllConnections(), 300);
    return end;
  }
}
