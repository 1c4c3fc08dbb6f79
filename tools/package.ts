import { existsSync, renameSync, rmSync } from 'node:fs';
import { packageSite } from '../deploy/caddy/package-site.ts';
import { readBusiness } from '../src/content/business-file.ts';

// Builds the site, and writes what one's own machine serves it from into server/; the one before stays in server.last/.
await import('./build.ts');
if (!process.exitCode) {
  // Written aside, so that half a package is never in its place.
  packageSite('dist', 'server.next', readBusiness('content').site);
  if (existsSync('server')) {
    rmSync('server.last', { recursive: true, force: true });
    renameSync('server', 'server.last');
  }
  renameSync('server.next', 'server');
  console.log('\nWrote server/: Caddy’s settings, and the site with its compressed files.');
}
