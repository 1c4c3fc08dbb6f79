import { packageSite } from '../deploy/caddy/package-site.ts';

// Builds the site, and writes what one's own machine serves it from into server/.
await import('./build.ts');
if (!process.exitCode) {
  const { default: business } = await import('../business.config.ts');
  packageSite('dist', 'server', business.site);
  console.log('\nWrote server/: Caddy’s settings, and the site with its compressed files.');
}
