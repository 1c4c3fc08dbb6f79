import { existsSync, readdirSync } from 'node:fs';

/** The path of the Chromium that the browser tests drive: the one that CHROMIUM_PATH names, the system's, or Playwright's own. */
export async function chromiumPath() {
  const known = firstOf(
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  );
  if (known) return known;
  // Imported here: the installer asks before packages are there.
  const { chromium } = await import('playwright-core');
  return firstOf(chromium.executablePath());
}

/** The path of the Firefox that the tests drive where there is one: the one that FIREFOX_PATH names, or the system's. */
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
 * What the tests need to drive WebKit, which they do on Linux: its driver and a screen; and GJS and WebKit's types for it,
 * with which they open its windows (tests/support/engines/webkit-window.js).
 * @returns {{ driver: string, screen: string } | undefined} the programs' paths, where all four are there
 */
export function webKitPaths() {
  const [driver, screen, gjs] = ['WebKitWebDriver', 'Xvfb', 'gjs'].map((name) => firstOf(`/usr/bin/${name}`));
  const inLib = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `lib/${name}`) : [];
  const types = firstOf(...['lib64', 'lib', ...inLib].map((lib) => `/usr/${lib}/girepository-1.0/WebKit2-4.1.typelib`));
  return driver && screen && gjs && types ? { driver, screen } : undefined;
}

/** Where the installer unpacks Chromium 103 (tests/old-browsers/package.json). */
export const unpackedOldChromium = 'tests/old-browsers/node_modules/.chromium';

/** The path of an old Chromium for the tests of old browsers: the one that OLD_CHROMIUM_PATH names, or the installer's. */
export function oldChromiumPath() {
  return firstOf(process.env.OLD_CHROMIUM_PATH, unpackedOldChromium);
}

/** The paths of what drives WPE, an old WebKit where Debian's is: its driver, the browser Cog, the screen Weston; all or none. */
export function oldWebKitPaths() {
  const [driver, cog, weston] = ['WPEWebDriver', 'cog', 'weston'].map((name) => firstOf(`/usr/bin/${name}`));
  return driver && cog && weston ? { driver, cog, weston } : undefined;
}

/** The path of the Caddy that serves the site in the tests of hosts: the one that CADDY_PATH names, or the system's. */
export function caddyPath() {
  return firstOf(process.env.CADDY_PATH, '/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy');
}

/**
 * @param {...(string | undefined)} paths
 * @returns {string | undefined}
 */
function firstOf(...paths) {
  return paths.find((path) => path && existsSync(path));
}
