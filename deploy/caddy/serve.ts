import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Host, startHost } from '../host.ts';

/**
 * Serves a packaged site with Caddy (`package-site.ts`).
 * @param port 0 takes any free one
 * @param folder with the settings and the site
 * @param program Caddy
 * @throws when the port is in use, or when it is not ready within 30 seconds, with what it printed
 */
export async function startCaddy(port: number, folder: string, program: string): Promise<Host> {
  // What it would keep for later, such as its settings and certificates, is not to last.
  const kept = mkdtempSync(join(tmpdir(), 'caddy-'));
  const host = await startHost(port, (url) => ({
    name: 'Caddy',
    command: [program, 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    env: {
      // By any name, as behind a proxy.
      SITE_ADDRESS: url.replace('127.0.0.1', ''),
      SITE_FOLDER: join(folder, 'site'),
      XDG_CONFIG_HOME: kept,
      XDG_DATA_HOME: kept,
    },
    ready: 'serving initial configuration',
  }));
  const stop = async () => {
    await host.stop();
    rmSync(kept, { recursive: true });
  };
  return { ...host, stop };
}
