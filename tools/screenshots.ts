import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startCloudflare } from '../deploy/cloudflare/serve.ts';
import { facts } from '../src/facts/index.ts';
import { launchBrowser } from './browser.ts';

// Takes every page at every width, light and dark, still and without JavaScript, into screenshots/.
// Arguments narrow it down: `npm run screenshots -- /areas/hove --width=360 --scheme=dark`.
const folder = 'screenshots';
const args = process.argv.slice(2);
const paths = args.filter((argument) => argument.startsWith('/'));
const widths = option('width')?.split(',').map(Number) ?? [360, 768, 1280, 1920];
const schemes = (['light', 'dark'] as const).filter((scheme) => (option('scheme') ?? scheme) === scheme);

if (!existsSync('dist')) await import('./build.ts');
if (!process.exitCode) {
  await mkdir(folder, { recursive: true });
  const host = await startCloudflare(0);
  try {
    const browser = await launchBrowser();
    await takeAll(browser, host.url).finally(() => browser.close());
  } finally {
    await host.stop();
  }
}

async function takeAll(browser: Browser, site: string): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const viewport = { width, height: 800 };
      const context = await browser.newContext({
        viewport,
        colorScheme,
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of paths.length > 0 ? paths : facts.pages.map((page) => page.path)) {
        await page.goto(site + path);
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
        await page.screenshot({
          path: join(folder, `${name}-${width}-${colorScheme}.png`),
          fullPage: !args.includes('--fold'),
        });
      }
      await context.close();
    }
  }
}

function option(name: string): string | undefined {
  return args.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
}
