import { existsSync, renameSync, rmSync } from 'node:fs';
import { packageSite } from '../deploy/caddy/package-site.ts';

// Builds the site, and writes what one's own machine serves it from into server/; the one before stays in server.last/.
await import('./build.ts');
if (!process.exitCode) {
  const { default: business } = await import('../business.config.ts');
  // Written aside, so that half a package is never in its place.
  packageSite('dist', 'server.next', business.site);
  if (existsSync('server')) {
    rmSync('server.last', { recursive: true, force: true });
    renameSync('server', 'server.last');
  }
  renameSync('server.next', 'server');
  console.log('\nWrote server/: Caddy’s settings, and the site with its compressed files.');
}
