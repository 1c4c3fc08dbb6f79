import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  licencesFile,
  materials,
  type PublishedPackage,
  packageList,
  readPackage,
  readPackageList,
} from '../../src/bundle/packages.ts';

/**
 * Writes the file of the site that passes on the licences of all packages in it, as they ask for: those that Astro's bundler
 * listed in the folder, those in the script for tooltips, and those that the build draws from. Takes Astro's list away.
 */
export async function writeLicences(folder: string): Promise<void> {
  const { tooltipsScript } = await import('../../src/bundle/tooltips-script.ts');
  const list = join(folder, packageList);
  const inPages = readPackageList(await readFile(list, 'utf8'));
  await rm(list);
  await writeFile(
    join(folder, licencesFile),
    licences([...inPages, ...tooltipsScript.packages, ...materials.map(readPackage)]),
  );
}

/** Each licence once, under the packages that it is of: a line for each, with its name, its version and the licence's name. */
function licences(packages: readonly PublishedPackage[]): string {
  const lines = new Map(
    packages.map(({ name, version, identifier, text }) => [`${name} ${version} (${identifier})`, text]),
  );
  const byText = Map.groupBy([...lines].sort(), ([, text]) => text);
  const parts = [...byText].map(([text, of]) => `${of.map(([line]) => line).join('\n')}\n\n${text}\n`);
  return ['This site holds parts of these packages, under these licences.\n', ...parts].join(`\n${'-'.repeat(72)}\n\n`);
}
