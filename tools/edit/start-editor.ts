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
 * Serves the current pages of the site, and the editor (the page at /edit on which the owner edits the site). Only this computer can reach
 * the server. If there is no firm yet, the editor asks for the firm's facts first, and creates the firm's folder.
 * @param port port to listen on; 0 for any free port
 * @returns address of the editor, with the key after `#`. Browsers don't send this part of an address, so no server's log contains the key
 * @throws {UserError} when the port is in use
 */
export async function startEditor(options: EditorOptions, port: number): Promise<string> {
  const free = await freePort(port);
  const access = { host: `${host}:${free}`, key: randomBytes(24).toString('base64url') };
  await (existsSync(options.firm) ? serve(options, access, free) : askFirst(options, access, free));
  return `http://${access.host}/edit#${access.key}`;
}

async function serve(options: EditorOptions, access: Access, port: number): Promise<void> {
  // Sets NODE_ENV again: Vite sets it to production in this process when it bundles the editor for a new firm (`askFirst`).
  Object.assign(process.env, { FIRM: options.firm, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' });
  const { dev } = await import('astro');
  await dev({
    logLevel: 'error',
    server: { host, port },
    // Added here and not in astro.config.ts, which builds read too, so that a built site can't contain the editor.
    integrations: [editor({ ...options, ...access })],
    vite: { server: { cors: false, strictPort: true }, clearScreen: false },
  });
}

/** Asks for the facts of a new firm, and then serves the firm's site at the same address. */
async function askFirst(options: EditorOptions, access: Access, port: number): Promise<void> {
  const answers = firstRunAnswers(options.firm, () => closed().then(() => serve(options, access, port)));
  const page = ownersPage(bundlePage('tools/setup/new-firm', { isFirst: true }), answers, access);
  const server = createServer((request, response) => {
    if (!page(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));

  /** Closes the server of the questions. The last answer has 300 ms to be sent; then open connections are closed. */
  function closed(): Promise<void> {
    const end = new Promise<void>((resolve) => server.close(() => resolve()));
    setTimeout(() => server.closeAllConnections(), 300);
    return end;
  }
}
