import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { materials } from '../../src/bundle/packages.ts';
import { tooltipsScript } from '../../src/bundle/tooltips-script.ts';

/** Licences that let anybody use, change and pass on what they are of, if its notice stays with it. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Zlib',
];
/** Licences that ask for more of whoever passes on what they are of; nobody passes these on, since they are tools. */
const forTools = {
  /** Changed files stay under it: Lightning CSS, axe, ical.js. */
  'MPL-2.0': /^(axe-core|ical\.js|lightningcss(-.*)?)$/,
  /** Sharp's library for pictures. */
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  /** Typefaces may not be sold alone, and stay under it; Besley is in the site, with its licence. */
  'OFL-1.1': /^@fontsource/,
};

/** What src/ imports to read facts, render pages and draw; a visitor gets what it makes, and nothing of it. */
const tools = [
  '@capsizecss/core',
  '@fontsource/arimo',
  'astro',
  'cheerio',
  'colorjs.io',
  'fastest-levenshtein',
  'fontkitten',
  'fontverter',
  'harfbuzzjs',
  'libphonenumber-js',
  'schema-dts',
  'sharp',
  'subset-font',
  'uqr',
  'vite',
  'yaml',
  'zod',
];

describe.each(['.', 'bench', 'tests/old-browsers'])('in %s,', (folder) => {
  const { allowScripts = {}, ...manifest } = json<Manifest>(join(folder, 'package.json'));
  const { '': root, ...packages } = json<{ packages: Record<string, Locked> }>(
    join(folder, 'package-lock.json'),
  ).packages;
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
  const pins = kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}));

  test('every package has one exact version, which is that of the lockfile', () => {
    expect(pins.length).toBeGreaterThan(0);
    for (const [name, version] of pins) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
    expect(kinds.map((kind) => root?.[kind])).toEqual(kinds.map((kind) => manifest[kind]));
  });

  test('the lockfile has the hash of every package, and leaves it to npm where packages are', () => {
    for (const [path, { integrity, resolved }] of Object.entries(packages)) {
      expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
      expect(resolved, path).toBeUndefined();
    }
  });

  test('every package that would run code when it is installed is one that works without', () => {
    const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [nameOf(path)] : [],
    );
    expect(Object.keys(allowScripts)).toEqual(expect.arrayContaining(scripted));
    expect(Object.values(allowScripts).filter((allowed) => allowed)).toEqual([]);
  });

  test('every package has a licence that lets us use it as we do', () => {
    for (const [path, { license = 'none' }] of Object.entries(packages)) {
      const name = nameOf(path);
      const may = (one: string) => permissive.includes(one) || forTools[one as keyof typeof forTools]?.test(name);
      // All of "A AND B" hold; of "(A OR B)" one may choose.
      const parts = license.split(' AND ').map((part) => part.replace(/^\(|\)$/g, '').split(' OR '));
      expect(
        parts.every((choices) => choices.some(may)),
        `${name}: ${license}`,
      ).toBe(true);
    }
  });
});

test('every package that src/ imports is a tool or one whose licence the site passes on', () => {
  const passedOn = [...tooltipsScript.packages.map(({ name }) => name), ...materials];
  const imported = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join('src', file), 'utf8').matchAll(
        /(?:from|import|resolve)[ (]+['"`]((?:@[\w-]+\/)?[\w-][\w.-]*)/g,
      ),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node'));
  expect([...new Set(imported)].filter((name) => !passedOn.includes(name)).sort()).toEqual(tools);
  expect(imported).toEqual(expect.arrayContaining(materials));
});

type Pins = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;
type Manifest = Pins & { allowScripts?: Record<string, boolean> };
interface Locked extends Pins {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  hasInstallScript?: boolean;
}

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
const nameOf = (path: string) => path.replace(/.*node_modules\//, '');
