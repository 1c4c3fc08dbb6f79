import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageSite } from '../deploy/caddy/package-site.ts';
import { readBusiness } from '../src/site/files/business-file.ts';
import { firmFolder } from '../src/site/files/firm-folder.ts';
import { buildAndReport } from './build/build-and-report.ts';

// Builds the site, and writes what one's own machine serves it from into server/; the one before stays in server.last/.
if (await buildAndReport(firmFolder, 'dist')) {
  // Written aside, so that half a package is never in its place.
  packageSite('dist', 'server.next', readBusiness(join(firmFolder(), 'content')).site);
  if (existsSync('server')) {
    rmSync('server.last', { recursive: true, force: true });
    renameSync('server', 'server.last');
  }
  renameSync('server.next', 'server');
  console.log('\nWrote server/: Caddy’s settings, and the site with its compressed files.');
} else process.exitCode = 1;
