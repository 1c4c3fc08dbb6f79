import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Host, startHost } from '../host.ts';

/**
 * Serves a packaged site with Caddy (`package-site.ts`).
 * @param port 0 takes any free one
 * @param folder with the settings and the site
 * @param program Caddy
 * @param addresses what it answers at, by the names of the settings; by itself any host, as behind a proxy
 * @throws when the port is in use, or when it is not ready within 30 seconds, with what it printed
 */
export async function startCaddy(
  port: number,
  folder: string,
  program: string,
  addresses: (port: number) => Record<string, string> = anyHost,
): Promise<Host> {
  // What it would keep for later, such as its settings and certificates, is not to last.
  const kept = mkdtempSync(join(tmpdir(), 'caddy-'));
  const host = await startHost(port, (_, at) => ({
    name: 'Caddy',
    command: [program, 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    env: {
      ...addresses(at),
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

const anyHost = (port: number) => ({
  SITE_ADDRESS: `http://:${port}`,
  OTHER_ADDRESSES: `http://other.invalid:${port}`,
});
