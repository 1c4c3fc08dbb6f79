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

/** Serves the built site with Caddy for the tests of hosts. */
export default async function serveWithCaddy(project: TestProject): Promise<() => Promise<void>> {
  const host = await startCaddy(anyAddress);
  project.provide('siteUrl', host.url);
  return host.stop;
}

/** Addresses for a site at any host name. */
export const anyAddress = (port: number) => ({
  SITE_ADDRESS: `http://:${port}`,
  OTHER_ADDRESSES: `http://other.invalid:${port}`,
});

/**
 * Packages a built site and serves it with Caddy.
 * @param addresses returns SITE_ADDRESS and OTHER_ADDRESSES for a port (deploy/caddy/Caddyfile)
 * @param built folder of the site
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
    // Caddy's own files, such as certificates, are deleted with the folder.
    env: { ...addresses(port), SITE_FOLDER: join(folder, 'site'), XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    ready: 'serving initial configuration',
  }));
  const stop = async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...host, stop };
}
