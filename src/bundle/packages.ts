import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The file of the site that names the packages in it, with the licence of each. */
export const licencesFile = 'licences.txt';

/** The file in which the bundler lists the packages whose modules it put into what it wrote. */
export const packageList = 'packages.json';

/** Packages whose letters and drawings the build puts on pages, which no bundler sees. */
export const materials = ['@fontsource-variable/besley', 'lucide-react'];

/** A package that visitors get a part of. */
export type PublishedPackage = z.infer<typeof publishedPackage>;
const publishedPackage = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX's name of its licence. */
  identifier: z.string(),
  /** The licence, with the notice of who has the copyright. */
  text: z.string(),
});

/**
 * Reads the bundler's list of packages.
 * @throws when a package comes without its licence, which must be passed on with it
 */
export function readPackageList(json: string): readonly PublishedPackage[] {
  return z.array(publishedPackage).parse(JSON.parse(json));
}

/**
 * Reads from an installed package what the bundler lists of others.
 * @throws when it comes without its licence
 */
export function readPackage(name: string): PublishedPackage {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry)) ?? 'LICENSE';
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return publishedPackage.parse({ name, version, identifier: license, text });
}
