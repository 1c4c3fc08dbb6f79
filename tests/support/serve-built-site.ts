import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startCloudflare } from '../../deploy/cloudflare/serve.ts';
import { launchBrowserServer } from '../../tools/browser.ts';
import { builtSite } from './built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /** WebSocket address of the shared Chromium. */
    chromium: string;
  }
}

/** Projects of vitest.config.ts for which this module serves nothing: they need no served site, or have a server of their own. */
const withoutServer = [
  'unit',
  'build',
  'editor',
  'editor-rest',
  'editor-firefox',
  'editor-webkit',
  'slow-build',
  'apache',
  'caddy',
  'live',
];
/** Projects whose test files share one Chromium through page.ts. Each test file that uses tab.ts starts a browser of its own instead. */
const inChromium = ['layout', 'chromium', 'browser-rest', 'specification'];

/** Global setup of Vitest. Serves the built site with Cloudflare's runtime and starts the shared Chromium, if a project needs them. */
export default async function serveBuiltSite({
  provide,
  vitest,
}: TestProject): Promise<(() => Promise<unknown>) | undefined> {
  // Browsers find only the fonts that fonts.conf names, so that text has the same width on every machine.
  process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));
  if (vitest.projects.every(({ name }) => withoutServer.includes(name))) return undefined;
  const needsChromium = vitest.projects.some(({ name }) => inChromium.includes(name));
  const [host, browser] = await Promise.all([
    startCloudflare(0, builtSite),
    needsChromium ? launchBrowserServer() : undefined,
  ]);
  provide('siteUrl', host.url);
  if (browser) provide('chromium', browser.wsEndpoint());
  return () => Promise.all([browser?.close(), host.stop()]);
}
