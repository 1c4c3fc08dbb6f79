import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageSite } from '../deploy/caddy/package-site.ts';
import { readBusiness } from '../src/site/files/business-file.ts';
import { firmFolder } from '../src/site/files/firm-folder.ts';
import { buildAndReport } from './build/build-and-report.ts';
import { explain } from './build/explain.ts';
import { whileLocked } from './build/lock.ts';

// Builds the site and writes server/, a folder from which Caddy or Apache can serve the site on another host. The previous server/ becomes
// server.last/.
try {
  process.exitCode = (await whileLocked(buildAndPackage)) ? 0 : 1;
} catch (error) {
  console.error(`\n${explain(error)}\nserver/ has not changed.`);
  process.exitCode = 1;
}

/** Builds and packages the site. Returns whether both succeeded. */
async function buildAndPackage(): Promise<boolean> {
  if (!(await buildAndReport(firmFolder, 'dist'))) return false;
  // Writes into server.next/, and renames that folder afterwards, so that server/ is always complete.
  packageSite('dist', 'server.next', readBusiness(join(firmFolder(), 'content')).site);
  if (existsSync('server')) {
    rmSync('server.last', { recursive: true, force: true });
    renameSync('server', 'server.last');
  }
  renameSync('server.next', 'server');
  console.log(
    '\nWrote server/: the settings of Caddy, and the site with its compressed files and the settings of Apache (docs/hosting.md).',
  );
  return true;
}
