import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

describe.each(['.', 'tests/old-browsers', 'tools/node'])('in %s,', (folder) => {
  const manifest = json<Pins>(join(folder, 'package.json'));
  const { packages } = json<{ packages: Record<string, Locked> }>(join(folder, 'package-lock.json'));
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

  test('every package has an exact version, the same as in the lockfile', () => {
    const pins = kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
    expect(pins.length).toBeGreaterThan(0);
    for (const [name, version] of pins) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
    expect(kinds.map((kind) => packages['']?.[kind])).toEqual(kinds.map((kind) => manifest[kind]));
  });

  test('the lockfile has the hash of every package, and no download addresses', () => {
    for (const [path, { integrity, resolved }] of Object.entries(packages)) {
      if (path === '') continue;
      expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
      expect(resolved, path).toBeUndefined();
    }
  });
});

type Pins = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;
interface Locked extends Pins {
  version?: string;
  integrity?: string;
  resolved?: string;
}

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
