import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installPackages, missingPackages } from './install-packages.mjs';

const packages = {
  '': {},
  'node_modules/astro': {},
  'node_modules/sharp-linux': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/sharp-musl': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/sharp-windows': { optional: true, os: ['win32'], cpu: ['x64'] },
  'node_modules/sharp-not-windows': { optional: true, os: ['!win32'] },
  'node_modules/sharp-anywhere': { optional: true },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('programs for this system are missed when npm left out optional packages', () => {
  const onLinux = () => missingPackages(folder, { platform: 'linux', arch: 'x64' }, 'glibc');
  expect(onLinux()).toEqual(['node_modules/astro', 'node_modules/sharp-linux', 'node_modules/sharp-not-windows']);
  for (const name of onLinux()) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'package.json'), '{}');
  }
  expect(onLinux()).toEqual([]);
  expect(missingPackages(folder, { platform: 'win32', arch: 'x64' })).toEqual(['node_modules/sharp-windows']);
});

describe('an installation that failed says what to do in one sentence, and is tried again next time', () => {
  /** Installs packages with the given script instead of npm, and returns the lines on standard error. */
  function install(npm: string): string[] {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    writeFileSync(join(folder, 'npm-cli.js'), npm);
    vi.stubEnv('npm_execpath', join(folder, 'npm-cli.js'));
    expect(installPackages(folder, process.execPath)).toBe(false);
    expect(existsSync(join(folder, 'node_modules/.installed-from'))).toBe(false);
    return log.mock.calls.flat();
  }

  test('when npm left out packages', () => {
    expect(install('')).toEqual([
      expect.stringMatching(/^npm left out \d+ of the packages, such as .+ “omit”, “os” and “cpu”/),
    ]);
  });

  test('when the folder of npm’s cache may not be written to, as with a read-only home directory', () => {
    vi.stubEnv('npm_config_cache', join(folder, 'package-lock.json/.npm'));
    expect(install('process.exit(1)')).toEqual([
      expect.stringMatching(/^The packages were not installed, since npm may not write to .+\.npm\. Give yourself/),
    ]);
  });
});
