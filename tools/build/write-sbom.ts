import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { madeOnce } from '../../src/bundle/made-once.ts';

/** Beside dist/, since it isn't for visitors. */
const file = 'sbom.cdx.json';

/**
 * Writes the software bill of materials: every package of the lockfile, those of other platforms included, with its version,
 * licence and hash, as CycloneDX. The same lockfile and npm give the same bytes: it bears neither a number of its own nor a time,
 * both of which the format leaves open, and not the name of the folder.
 */
export async function writeSbom(): Promise<void> {
  const source = readFileSync('package-lock.json', 'utf8');
  writeFileSync(file, await madeOnce({ code: ['tools/build/write-sbom.ts'], source }, async () => Buffer.from(sbom())));
}

function sbom(): string {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
  // Astro says that this is production, where npm would leave out all that a build needs.
  const env = { ...process.env, NODE_ENV: 'development' };
  const shell = process.platform === 'win32';
  const bom = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26, shell, env }));
  bom.serialNumber = undefined;
  bom.metadata.timestamp = undefined;
  bom.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name;
  return `${JSON.stringify(bom, null, 2)}\n`;
}
