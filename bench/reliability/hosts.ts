import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageSite } from '../../deploy/caddy/package-site.ts';
import { startCaddy } from '../../deploy/caddy/serve.ts';
import { startCloudflare } from '../../deploy/cloudflare/serve.ts';
import type { Host, HostName } from '../../deploy/host.ts';
import { caddyPath } from '../../tools/program-paths.mjs';

/** A host under test, with a file beside the site that nobody may read. */
export interface Served extends Host {
  name: HostName;
  pid: number;
  /** What that file says. */
  secret: string;
}

export const hostTitles: Record<HostName, string> = { cloudflare: 'Cloudflare’s runtime', caddy: 'Caddy' };

/** The hosts that this machine has, each serving a copy of `dist/`, one after another. */
export async function onEachHost<Found>(measure: (host: Served) => Promise<Found>): Promise<Found[]> {
  const names: HostName[] = caddyPath() ? ['cloudflare', 'caddy'] : ['cloudflare'];
  const found: Found[] = [];
  for (const name of names) found.push(await onHost(name, measure));
  return found;
}

/** Serves a copy of `dist/` for as long as something is measured. */
export async function onHost<Found>(name: HostName, measure: (host: Served) => Promise<Found>): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'reliability-'));
  try {
    const host = await start[name](folder);
    const { pid } = host;
    if (pid === undefined) throw new Error(`${hostTitles[name]} has no process of its own`);
    const secret = `not-for-visitors-${Math.random()}`;
    writeFileSync(join(folder, 'secret.txt'), secret);
    try {
      return await measure({ ...host, name, pid, secret });
    } finally {
      await host.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const start: Record<HostName, (folder: string) => Promise<Host>> = {
  cloudflare: (folder) => {
    cpSync('dist', join(folder, 'dist'), { recursive: true });
    cpSync('deploy/cloudflare/wrangler.jsonc', join(folder, 'deploy/cloudflare/wrangler.jsonc'));
    return startCloudflare(0, join(folder, 'deploy/cloudflare/wrangler.jsonc'));
  },
  caddy: (folder) => {
    packageSite('dist', folder, 'https://localhost');
    return startCaddy(0, folder, caddyPath() ?? 'caddy');
  },
};
