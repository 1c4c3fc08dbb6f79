// Packages, and a Node that runs TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

/** Whether Node and npm can install the packages, which npm for Linux does from 9.6.5 on; says what else to install. */
export function areNewEnough() {
  const { node } = process.versions;
  const [, npm = '99'] = /npm\/([\d.]+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
  const isOlder = (version, least) => version.localeCompare(least, 'en', { numeric: true }) < 0;
  const old = [isOlder(node, '20') && `Node ${node}`, isOlder(npm, '9.6.5') && `npm ${npm}`].filter(Boolean);
  if (old.length > 0)
    console.error(`Too old: ${old.join(' and ')}. Install Node from nodejs.org (LTS), and type the command again.`);
  return old.length === 0;
}

/**
 * Installs a folder's packages. The stamp says which lockfile it was installed from, whole: npm leaves none that is cheap to
 * compare, and deletes ours with all else before it begins. Returns whether they are there, and says why not.
 * @param node the program that runs npm: packages for a newer Node than npm's own are left out in silence
 */
export function installPackages(folder, node) {
  const lockfile = join(folder, 'package-lock.json');
  if (!isWhole(lockfile)) {
    console.error(`${lockfile} is missing or damaged. Bring it back: git checkout ${lockfile}`);
    return false;
  }
  const stamp = join(folder, 'node_modules/.installed-from');
  const lock = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && areThere(folder)) return true;
  console.log('Installing packages (a minute or two the first time)…');
  // No package runs code of its own on this machine: none needs to.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-dry-run', '--loglevel=error', '--prefix', folder];
  const own = process.env.npm_execpath ?? '';
  if (!(own.endsWith('npm-cli.js') ? run(node, [own, ...args]) : run('npm', args))) {
    console.error(
      '\nThe packages were not installed; npm says why above. It needs a network, disk space and the right time.',
    );
    return false;
  }
  writeFileSync(stamp, lock);
  return true;
}

/** Whether what npm installed is still there. */
function areThere(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!isWhole(installed)) return false;
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.keys(packages).every((name) => existsSync(join(folder, name, 'package.json')));
}

/** The program of a Node that runs TypeScript: the machine's own, or else one that this brings. None where it can't. */
export function nodeProgram() {
  const isMachines = !process.execPath.includes('node_modules');
  if (isMachines && runsEverything(process.versions.node)) return process.execPath;
  const folder = 'tools/node';
  if (!installPackages(folder, process.execPath)) return undefined;
  const packages = resolve(folder, 'node_modules');
  const name = readdirSync(packages).find((each) => each.startsWith('node-'));
  if (name) return join(packages, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  console.error(`There is no Node for ${process.platform} ${process.arch} here: install Node 22.18 or later yourself.`);
  return undefined;
}

/** Node runs TypeScript by itself from 22.18 on; of odd versions, which live for half a year, packages support none. */
function runsEverything(version) {
  const [major, minor] = version.split('.').map(Number);
  return major % 2 === 0 && (major > 22 || (major === 22 && minor >= 18));
}

/** Puts a Node that this brought where npm scripts look for programs first. */
export function offerNode(node) {
  const offered = `node_modules/.bin/node${process.platform === 'win32' ? '.exe' : ''}`;
  if (!node.includes('node_modules') || existsSync(offered)) return;
  // On Windows only an administrator may link to a file.
  if (process.platform === 'win32') copyFileSync(node, offered);
  else symlinkSync(node, offered);
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
  const shell = process.platform === 'win32' && !isAbsolute(command);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', shell, env });
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
  return status === 0;
}
