import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packageSite } from '../../deploy/caddy/package-site.ts';
import { type Host, startHost } from '../../deploy/host.ts';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { firmFolder } from '../../src/site/files/firm-folder.ts';
import { caddyPath } from '../../tools/program-paths.mjs';
import { builtSite } from './built-site.ts';

/** Global setup of Vitest. Serves the built site with Caddy. */
export default async function serveWithCaddy(project: TestProject): Promise<() => Promise<void>> {
  const host = await startCaddy(anyAddress);
  project.provide('siteUrl', host.url);
  return host.stop;
}

/** Returns addresses for a site that Caddy serves under any host name at a port. */
export const anyAddress = (port: number) => ({
  SITE_ADDRESS: `http://:${port}`,
  OTHER_ADDRESSES: `http://other.invalid:${port}`,
});

/**
 * Packages a built site and serves the package with Caddy on a free port.
 * @param addresses returns the values of SITE_ADDRESS and OTHER_ADDRESSES in deploy/caddy/Caddyfile, for the port
 * @param built folder of the built site. Default: the site under test
 */
export async function startCaddy(
  addresses: (port: number) => Record<string, string>,
  built = builtSite,
): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  packageSite(built, folder, readBusiness(join(firmFolder(), 'content')).site);
  const settings = ['--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  const host = await startHost(0, (_, port) => ({
    name: 'Caddy',
    command: [caddyPath() ?? 'caddy', 'run', ...settings],
    // Caddy writes its own files, such as certificates, to this folder, which is deleted at the end.
    env: { ...addresses(port), SITE_FOLDER: join(folder, 'site'), XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    ready: 'serving initial configuration',
  }));
  const stop = async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...host, stop };
}
