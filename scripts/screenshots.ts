import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startHost } from '../deploy/host.ts';
import { routes } from '../src/facts/routes.ts';
import { launchBrowser } from '../tests/support/browser.ts';

// Takes every page at every width, light and dark, without JavaScript, into screenshots/.
// Arguments narrow it down: `npm run screenshots -- /areas/hove --width=360 --scheme=dark`.
const folder = 'screenshots';
const args = process.argv.slice(2);
const paths = args.filter((argument) => argument.startsWith('/'));
const widths = option('width')?.split(',').map(Number) ?? [360, 768, 1280, 1920];
const schemes = (['light', 'dark'] as const).filter((scheme) => (option('scheme') ?? scheme) === scheme);

await mkdir(folder, { recursive: true });
const host = await startHost(0);
const browser = await launchBrowser();
for (const width of widths) {
  for (const colorScheme of schemes) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    for (const path of paths.length > 0 ? paths : [...routes, '/404', '/500']) {
      await page.goto(host.url + path);
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({
        path: join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: !args.includes('--fold'),
      });
    }
    await context.close();
  }
}
await browser.close();
await host.stop();

function option(name: string): string | undefined {
  return args.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
}
