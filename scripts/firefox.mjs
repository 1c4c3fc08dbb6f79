import { existsSync } from 'node:fs';

/**
 * The Firefox that the tests drive where there is one: the one that FIREFOX_PATH names, or the system's.
 * @returns {string | undefined} the program's path
 */
export function firefoxPath() {
  return [process.env.FIREFOX_PATH, ...systemBrowsers].find((path) => path && existsSync(path));
}

const systemBrowsers = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];
