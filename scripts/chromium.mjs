import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The Chromium that the browser tests drive: the one that CHROMIUM_PATH names, the system's, or Playwright's own.
 * @returns {string | undefined} the program's path
 */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...systemBrowsers, ...playwrightBrowsers()].find((path) => existsSync(path));
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Where `playwright-core install` keeps what it downloads. */
function playwrightBrowsers() {
  const folders = ['.cache/ms-playwright', 'Library/Caches/ms-playwright', 'AppData/Local/ms-playwright'];
  return folders
    .map((folder) => join(homedir(), folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => /chromium-\d+$/.test(folder))
    .flatMap((folder) => [
      join(folder, 'chrome-linux/chrome'),
      join(folder, 'chrome-linux64/chrome'),
      join(folder, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'chrome-win/chrome.exe'),
    ]);
}
