import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { chromiumPath } from './program-paths.mjs';

/**
 * Starts a browser for one program.
 * @throws when no Chromium is installed
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await settings());
}

/**
 * Starts the browser that all files of tests share.
 * @throws when no Chromium is installed
 */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await settings());
}

async function settings(): Promise<LaunchOptions> {
  const executablePath = await chromiumPath();
  if (!executablePath) throw new Error('No Chromium: run `npm test` once, or set CHROMIUM_PATH to its program');
  return { executablePath, args: quiet };
}

/** A browser that speaks to nobody but the site, also as root in a container. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
