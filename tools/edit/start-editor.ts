import { randomBytes } from 'node:crypto';
import { freePort } from '../../deploy/free-port.ts';
import { type EditorOptions, editor } from './editor.ts';

/** The owner's page, which is being served. */
export interface RunningEditor {
  /** Its address, with the key after `#`, so that no log has it. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Serves the owner's page and, beside it, the pages of the site as they are at the moment. It listens on this computer alone.
 * @param port 0: any that is free
 * @throws {UserError} when the port is in use
 */
export async function startEditor(options: EditorOptions, port: number): Promise<RunningEditor> {
  const free = await freePort(port);
  const [host, key] = ['127.0.0.1', randomBytes(24).toString('base64url')];
  Object.assign(process.env, { FIRM: options.firm, ASTRO_TELEMETRY_DISABLED: '1' });
  const { dev } = await import('astro');
  const server = await dev({
    logLevel: 'error',
    server: { host, port: free },
    // The command alone adds it: no build can contain it.
    integrations: [editor({ ...options, host: `${host}:${free}`, key })],
    vite: { server: { cors: false, strictPort: true }, clearScreen: false },
  });
  return { address: `http://${host}:${free}/edit#${key}`, stop: () => server.stop() };
}
