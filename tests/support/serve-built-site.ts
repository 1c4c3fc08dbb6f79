import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startCloudflare } from '../../deploy/cloudflare/serve.ts';
import { launchBrowserServer } from '../../tools/browser.ts';
import { builtSite } from './built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /** Where the one Chromium takes connections. */
    chromium: string;
  }
}

/** Projects that need no preview server. */
const apart = ['unit', 'build', 'caddy', 'live'];
/** Projects that share one Chromium; tab.ts starts a browser for each file. The others need no browser, so publishing needs none. */
const inChromium = ['layout', 'chromium', 'specification'];

/** Serves the built site as the production host would, and starts the one Chromium that files of tests share, where some need them. */
export default async function start({ provide, vitest }: TestProject): Promise<(() => Promise<unknown>) | undefined> {
  // Fonts that one machine has and another has not would make pages of other widths.
  process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));
  if (vitest.projects.every(({ name }) => apart.includes(name))) return undefined;
  const driven = vitest.projects.some(({ name }) => inChromium.includes(name));
  const [host, browser] = await Promise.all([
    startCloudflare(0, builtSite),
    driven ? launchBrowserServer() : undefined,
  ]);
  provide('siteUrl', host.url);
  if (browser) provide('chromium', browser.wsEndpoint());
  return () => Promise.all([browser?.close(), host.stop()]);
}
