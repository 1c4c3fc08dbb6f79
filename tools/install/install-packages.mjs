// Functions that install the project's packages, and a version of Node that runs TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { withoutHostKeys } from '../host-keys.mjs';

/** Whether Node (20 or later) and npm (9.6.5 or later) are new enough to install the packages. If not, prints which of them is too old. */
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
 * Installs the packages of a folder, unless they are installed already. The file node_modules/.installed-from has the hash of the lockfile
 * from which the packages were installed. npm deletes node_modules, with this file, before it installs anything.
 * @param node path of the Node that runs npm. If this Node is too old for a package, npm may leave the package out without a message
 * @returns whether the packages are installed; if not, a message says why
 */
export function installPackages(folder, node) {
  const lockfile = join(folder, 'package-lock.json');
  if (!isWhole(lockfile)) {
    console.error(`${lockfile} is missing or damaged. Bring it back: git checkout ${lockfile}`);
    return false;
  }
  const stamp = join(folder, 'node_modules/.installed-from');
  const lock = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && missingPackages(folder).length === 0) return true;
  const cache = process.env.npm_config_cache;
  if (cache && !isWritable(cache)) {
    console.error(
      `The packages were not installed, since npm may not write to ${cache}. Give yourself permission to write there, or name another folder: npm config set cache`,
    );
    return false;
  }
  console.log('Installing packages (a minute or two the first time)…');
  rmSync(stamp, { force: true });
  // --ignore-scripts: no package may run code while it is installed. --include=optional: programs for this operating system are optional
  // packages.
  const include = ['--include=dev', '--include=optional', '--include=peer'];
  const args = ['ci', ...include, '--ignore-scripts', '--no-dry-run', '--loglevel=error', '--prefix', folder];
  const own = process.env.npm_execpath ?? '';
  if (!(own.endsWith('npm-cli.js') ? run(node, [own, ...args]) : run('npm', args))) {
    console.error(
      '\nThe packages were not installed. The messages of npm are above. It needs a network, disk space and a correct clock.',
    );
    return false;
  }
  const missing = missingPackages(folder);
  if (missing.length > 0) {
    console.error(
      `npm left out ${missing.length} of the packages, such as ${missing[0]}. Look at your settings of npm (npm config list) for “omit”, “os” and “cpu”, delete those lines, and type the command again.`,
    );
    return false;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
  return true;
}

/**
 * Paths of packages that the lockfile lists for this machine and that are not installed.
 * @param {string} folder
 * @param {{ platform: string, arch: string }} system
 */
export function missingPackages(folder, { platform, arch } = process, libc = libcOf()) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const fits = (wanted, own) =>
    !wanted || wanted.includes(own) || (wanted[0].startsWith('!') && !wanted.includes(`!${own}`));
  return Object.entries(packages)
    .filter(([path, { optional, os, cpu, libc: library }]) => {
      // Skips optional packages for any system, such as the WebAssembly version of a program. npm may leave them out if there is a package
      // for this system.
      if (!path || (optional && !os)) return false;
      return fits(os, platform) && fits(cpu, arch) && (!libc || fits(library, libc));
    })
    .map(([path]) => path)
    .filter((path) => !existsSync(join(folder, path, 'package.json')));
}

/** Name of the C library on Linux, `glibc` or `musl`. Some packages are for one of these only. Undefined on other systems. */
function libcOf() {
  if (process.platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** Whether a folder can be written to. For a folder that doesn't exist, whether it could be created. */
function isWritable(folder) {
  if (!existsSync(folder)) return dirname(folder) !== folder && isWritable(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Path of a Node that runs TypeScript: the machine's own Node if the packages support it (`runsEverything`), otherwise a Node that this
 * function installs in tools/node. Undefined if the installation fails, or if there is no Node for this system; a message says why.
 */
export function nodeProgram() {
  const isOwnNode = !process.execPath.includes('node_modules');
  if (isOwnNode && runsEverything(process.versions.node)) return process.execPath;
  const folder = 'tools/node';
  if (!installPackages(folder, process.execPath)) return undefined;
  const packages = resolve(folder, 'node_modules');
  const name = readdirSync(packages).find((each) => each.startsWith('node-'));
  if (name) return join(packages, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  console.error(`No Node is available for ${process.platform} ${process.arch}. Install Node 22.18 or later yourself.`);
  return undefined;
}

/** Whether a version of Node runs TypeScript (22.18 and later) and has an even major number. The packages don't support odd versions. */
function runsEverything(version) {
  const [major, minor] = version.split('.').map(Number);
  return major % 2 === 0 && (major > 22 || (major === 22 && minor >= 18));
}

/**
 * Creates a link to a Node that `nodeProgram` installed. The link is in node_modules/.bin, where npm looks for programs first. The link is
 * relative, because the project's folder may be moved or copied. An existing link to another path is replaced. On Windows, a copy of the
 * program takes the place of the link, and an existing copy stays.
 * @param {string} node path of the Node; nothing is done if it is the machine's own
 * @param {string} bin folder for the link
 */
export function linkNode(node, bin = 'node_modules/.bin') {
  if (!node.includes('node_modules')) return;
  const link = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  // Copies the file on Windows, where only an administrator may create a link to a file.
  if (process.platform === 'win32') {
    if (!existsSync(link)) copyFileSync(node, link);
    return;
  }
  const target = relative(realpathSync(bin), realpathSync(node));
  if (targetOf(link) === target) return;
  rmSync(link, { force: true });
  symlinkSync(target, link);
}

/** Target of a link. Undefined if there is no file, or if the file is not a link. */
function targetOf(link) {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

function isWhole(json) {
  try {
    JSON.parse(readFileSync(json, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Runs a program in this terminal, without the keys of the host. If it fails, prints its command. Returns whether it succeeded. */
export function run(command, args, cwd = '.') {
  const shell = process.platform === 'win32' && !isAbsolute(command);
  const env = { ...withoutHostKeys(process.env), DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', shell, env });
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
  return status === 0;
}
