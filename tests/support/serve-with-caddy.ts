import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import business from '../../business.config.ts';
import { packageSite } from '../../deploy/caddy/package-site.ts';
import { startCaddy } from '../../deploy/caddy/serve.ts';
import { caddyPath } from '../../tools/program-paths.mjs';

/** Serves `dist/` as one's own machine would, for the tests of hosts. */
export default async function serveWithCaddy(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  packageSite('dist', folder, business.site);
  const host = await startCaddy(0, folder, caddyPath() ?? 'caddy');
  project.provide('siteUrl', host.url);
  return async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  };
}
