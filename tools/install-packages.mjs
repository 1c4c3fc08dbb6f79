// Packages, and a Node that runs TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Installs a folder's packages. The stamp says which lockfile it was installed from, whole: npm leaves none that is cheap to
 * compare, and deletes ours with all else before it begins. Returns whether they are there, and says why not.
 */
export function installPackages(folder) {
  const lockfile = join(folder, 'package-lock.json');
  if (!isWhole(lockfile)) {
    console.error(`${lockfile} is missing or damaged. Bring it back: git checkout ${lockfile}`);
    return false;
  }
  const stamp = join(folder, 'node_modules/.installed-from');
  const lock = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true;
  console.log('Installing packages (a minute or two the first time)…');
  // No package runs code of its own on this machine: none needs to. On Node 20 npm warns that packages want Node 22; the
  // project brings its own to run them.
  if (!run('npm', ['ci', '--include=dev', '--ignore-scripts', '--loglevel=error', '--prefix', folder])) {
    console.error(
      `\nThe packages were not installed; npm says why above. It needs a network, room on the disk and a clock that is right.`,
    );
    return false;
  }
  writeFileSync(stamp, lock);
  return true;
}

/**
 * Brings a Node for npm scripts, which look for programs in node_modules/.bin first, unless the machine's own runs TypeScript.
 * Returns whether there is one.
 */
export function installNode() {
  const isMachines = !process.execPath.includes('node_modules');
  const ownNode = `node_modules/.bin/node${process.platform === 'win32' ? '.exe' : ''}`;
  if (existsSync(ownNode) || (isMachines && Number.parseInt(process.versions.node, 10) >= 24)) return true;
  const folder = 'tools/node';
  if (!installPackages(folder)) return false;
  const packages = join(folder, 'node_modules');
  const name = readdirSync(packages).find((each) => each.startsWith('node-'));
  if (!name) {
    console.error(`There is no Node for ${process.platform} ${process.arch} here: install Node 24 or later yourself.`);
    return false;
  }
  // On Windows only an administrator may link to a file.
  if (process.platform === 'win32') copyFileSync(join(packages, name, 'bin/node.exe'), ownNode);
  else symlinkSync(resolve(packages, name, 'bin/node'), ownNode);
  return true;
}

function isWhole(json) {
  try {
    JSON.parse(readFileSync(json, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Runs a program, which says itself why it fails; this names the command. Returns whether it succeeded. */
export function run(command, args, cwd = '.') {
  const shell = process.platform === 'win32';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', shell, env });
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
  return status === 0;
}
