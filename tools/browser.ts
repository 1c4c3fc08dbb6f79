import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { chromiumPath, headlessChromiumPath } from './program-paths.mjs';

/**
 * Starts Chromium.
 * @throws when no Chromium is installed
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await settings());
}

/**
 * Starts one Chromium to which several programs can connect, such as all test files.
 * @throws when no Chromium is installed
 */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await settings());
}

async function settings(): Promise<LaunchOptions> {
  const executablePath = headlessChromiumPath() ?? (await chromiumPath());
  if (!executablePath) throw new Error('No Chromium: run `npm test` once, or set CHROMIUM_PATH to its program');
  return { executablePath, args: chromiumOptions };
}

/**
 * Command-line options for Chromium. They stop its own requests, such as those for updates. They turn off its sandbox, because the sandbox
 * fails for root in a container. They turn off font hinting, because letters would otherwise differ in width between headless Chromium and
 * Chromium with a window.
 */
export const chromiumOptions = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
