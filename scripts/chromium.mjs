import { existsSync } from 'node:fs';

/**
 * The Chromium that the browser tests drive: the one that CHROMIUM_PATH names, the system's, or Playwright's own.
 * @returns {Promise<string | undefined>} the program's path
 */
export async function chromiumPath() {
  const known = [process.env.CHROMIUM_PATH, ...systemBrowsers].find((path) => path && existsSync(path));
  if (known) return known;
  // Imported here: the installer asks before packages are there.
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
