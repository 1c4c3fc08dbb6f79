import { existsSync, readdirSync } from 'node:fs';

/**
 * Path of Chromium for the browser tests: CHROMIUM_PATH, otherwise the system's Chromium or Chrome, otherwise the Chromium that Playwright
 * installs. Undefined if none exists.
 */
export async function chromiumPath() {
  const installed = firstOf(
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  );
  if (installed) return installed;
  // Imports playwright-core here and not at the top, because the installer calls this function before the packages are installed.
  const { chromium } = await import('playwright-core');
  return firstOf(chromium.executablePath());
}

/**
 * Path of headless Chromium, which renders the same pages in about half the time: HEADLESS_CHROMIUM_PATH, otherwise the system's. Undefined
 * if there is none.
 */
export function headlessChromiumPath() {
  return firstOf(process.env.HEADLESS_CHROMIUM_PATH, '/usr/bin/chromium-headless-shell');
}

/** Path of Firefox for the browser tests: FIREFOX_PATH, otherwise the system's. Undefined if there is none. */
export function firefoxPath() {
  return firstOf(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  );
}

/**
 * Paths of the programs that drive WebKit on Linux: WebKit's driver, and a virtual screen. The window is opened by a script
 * (tests/support/engines/webkit-window.js) that needs two more: GJS, and WebKit's types for GJS.
 * @returns {{ driver: string, screen: string } | undefined} undefined if any of these four is missing
 */
export function webKitPaths() {
  const [driver, screen, gjs] = ['WebKitWebDriver', 'Xvfb', 'gjs'].map((name) => firstOf(`/usr/bin/${name}`));
  const inLib = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `lib/${name}`) : [];
  const types = firstOf(...['lib64', 'lib', ...inLib].map((lib) => `/usr/${lib}/girepository-1.0/WebKit2-4.1.typelib`));
  return driver && screen && gjs && types ? { driver, screen } : undefined;
}

/** Path to which the installer unpacks Chromium 103 (tests/old-browsers/package.json). */
export const unpackedOldChromium = 'tests/old-browsers/node_modules/.chromium';

/**
 * Path of an old Chromium for the tests of old browsers: OLD_CHROMIUM_PATH, otherwise the Chromium 103 that the installer unpacked.
 * Undefined if neither exists.
 */
export function oldChromiumPath() {
  return firstOf(process.env.OLD_CHROMIUM_PATH, unpackedOldChromium);
}

/**
 * Paths of the programs that drive WPE, an old WebKit on Debian: its driver, the browser Cog, and the virtual screen Weston. Undefined if
 * any of them is missing.
 */
export function oldWebKitPaths() {
  const [driver, cog, weston] = ['WPEWebDriver', 'cog', 'weston'].map((name) => firstOf(`/usr/bin/${name}`));
  return driver && cog && weston ? { driver, cog, weston } : undefined;
}

/** Path of Caddy for the tests of hosts: CADDY_PATH, otherwise the system's. Undefined if there is none. */
export function caddyPath() {
  return firstOf(process.env.CADDY_PATH, '/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy');
}

/**
 * Path of Apache for the tests of hosts, and the folder of its modules, as Debian installs them.
 * @returns {{ program: string, modules: string } | undefined} undefined if Apache isn't installed
 */
export function apachePath() {
  const program = firstOf('/usr/sbin/apache2');
  const modules = firstOf('/usr/lib/apache2/modules');
  return program && modules ? { program, modules } : undefined;
}

/**
 * The first path at which a file exists.
 * @param {...(string | undefined)} paths
 * @returns {string | undefined}
 */
function firstOf(...paths) {
  return paths.find((path) => path && existsSync(path));
}
