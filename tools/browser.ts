import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from './program-paths.mjs';

/**
 * Starts the browser that tests, screenshots and benchmarks drive.
 * @throws when no Chromium is installed
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await chromiumPath();
  if (!executablePath) throw new Error('No Chromium: run `npm test` once, or set CHROMIUM_PATH to its program');
  return chromium.launch({ executablePath, args: quiet });
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
