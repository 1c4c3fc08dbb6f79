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

/** Serves the built site as one's own machine would, for the tests of hosts. */
export default async function serveWithCaddy(project: TestProject): Promise<() => Promise<void>> {
  const host = await startCaddy((port) => ({
    SITE_ADDRESS: `http://:${port}`,
    OTHER_ADDRESSES: `http://other.invalid:${port}`,
  }));
  project.provide('siteUrl', host.url);
  return host.stop;
}

/**
 * Packages the built site and serves it.
 * @param addresses what it answers at, by the names of the settings
 */
export async function startCaddy(addresses: (port: number) => Record<string, string>): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  packageSite(builtSite, folder, readBusiness(join(firmFolder(), 'content')).site);
  const settings = ['--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  const host = await startHost(0, (_, port) => ({
    name: 'Caddy',
    command: [caddyPath() ?? 'caddy', 'run', ...settings],
    // What it would keep for later, such as certificates, is not to last.
    env: { ...addresses(port), SITE_FOLDER: join(folder, 'site'), XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    ready: 'serving initial configuration',
  }));
  const stop = async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...host, stop };
}
