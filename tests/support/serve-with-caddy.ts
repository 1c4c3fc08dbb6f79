import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packageSite } from '../../deploy/caddy/package-site.ts';
import { startCaddy } from '../../deploy/caddy/serve.ts';
import { readBusiness } from '../../src/content/business-file.ts';
import { caddyPath } from '../../tools/program-paths.mjs';

/** Serves `dist/` as one's own machine would, for the tests of hosts. */
export default async function serveWithCaddy(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  packageSite('dist', folder, readBusiness('content').site);
  const host = await startCaddy(0, folder, caddyPath() ?? 'caddy');
  project.provide('siteUrl', host.url);
  return async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  };
}
