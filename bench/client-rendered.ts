import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { startCloudflare } from '../deploy/cloudflare/serve.ts';
import { displayFontFile } from '../src/bundle/font/display-font.ts';
import { rawFacts } from '../src/facts/index.ts';
import { cssOptions } from '../src/styles/css-options.ts';
import { compressed } from '../tests/support/size.ts';
import { launchBrowser } from '../tools/browser.ts';
import { table } from './report.ts';
import { networks, visitAll } from './visit.ts';
import { weigh } from './weights.ts';

/** The same pages as an application that React Router renders in the browser, visited by turns with the site's. */
export async function clientRendered(site: string, paths: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'client-rendered-'));
  const browser = await launchBrowser();
  try {
    const bundle = await buildApplication(folder);
    const host = await startCloudflare(0, join(folder, 'wrangler.json'));
    try {
      // Nothing would be compared with a page that shows nothing.
      const page = await browser.newPage();
      await page.goto(host.url);
      await page.locator('h1').waitFor();
      await page.close();
      const rows: (string | number)[][] = [];
      for (const path of paths) {
        const cells: string[] = [];
        for (const network of networks) {
          const [ours, other] = await visitAll(browser, [site + path, host.url + path], network);
          const ratio = (other?.largestPaint ?? Number.NaN) / (ours?.largestPaint ?? Number.NaN);
          cells.push(
            `${Math.round(ours?.largestPaint ?? 0)} / ${Math.round(other?.largestPaint ?? 0)} (${ratio.toFixed(1)})`,
          );
        }
        rows.push([
          path,
          (await weigh(site + path)).levels[0] ?? 0,
          (await weigh(host.url + path)).levels[0] ?? 0,
          ...cells,
        ]);
      }
      return `The components of this site, built by the benchmark as an ordinary application with Vite and React Router, and never
shipped. Its script and styles, which every page waits for, weigh ${bundle.toLocaleString('en')} bytes at brotli 4 on top of its HTML. Largest paint in ms: this
site's, the application's, and their ratio; conditions as above.

${table(['Page', 'HTML here', 'HTML there', ...networks.map(({ name }) => name)], rows)}`;
    } finally {
      await host.stop();
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/** Builds it into a folder that the local host can serve, and returns what its script and styles weigh. */
async function buildApplication(folder: string): Promise<number> {
  const outDir = join(folder, 'dist');
  const built = await build({
    root: 'bench/client-rendered',
    configFile: false,
    logLevel: 'error',
    css: cssOptions,
    plugins: [factsAsData(), pagesAsComponents()],
    // React Router brings a React of its own, which would not know the components'.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true },
  });
  await writeFile(join(outDir, 'besley.woff2'), displayFontFile.bytes);
  await cp('dist/drawings', join(outDir, 'drawings'), { recursive: true });
  const assets = { directory: 'dist', not_found_handling: 'single-page-application' };
  const settings = { name: 'client-rendered', compatibility_date: '2026-10-01', assets };
  await writeFile(join(folder, 'wrangler.json'), JSON.stringify(settings));
  if (!('output' in built)) throw new Error('Vite built more than one bundle');
  const files = built.output.filter(({ fileName }) => /\.(?:js|css)$/.test(fileName));
  return files.reduce((sum, file) => sum + compressed('code' in file ? file.code : file.source).length, 0);
}

/** The facts are read from files at build; a browser gets them as data, and no photographs. */
function factsAsData(): Plugin {
  const modules = new Map([
    [
      resolve('src/facts/index.ts'),
      `export const rawFacts = ${JSON.stringify(rawFacts)}; export const facts = rawFacts;`,
    ],
    [
      resolve('src/parts/photographs/photographs.ts'),
      'const none = () => undefined; export { none as photographAt, none as photographInsteadOf, none as portraitOf };' +
        'export const photographsOf = () => [];',
    ],
  ]);
  return { name: 'facts-as-data', enforce: 'pre', load: (id) => modules.get(id) };
}

/** What stands between <Document> and </Document> in a page's file is JSX already. */
function pagesAsComponents(): Plugin {
  return {
    name: 'pages-as-components',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.astro')) return undefined;
      const [, script = '', markup = ''] = (await readFile(id, 'utf8')).split(/^---$/m);
      const content = markup
        .match(/<Document[\s\S]*?>\n([\s\S]*)<\/Document>/)?.[1]
        ?.replace(/<script>[\s\S]*?<\/script>/, '');
      const [imports, rest] = [script.match(/^import .*$/gm) ?? [], script.replace(/^import .*$/gm, '')];
      const code = [
        ...imports.filter((line) => !/Document/.test(line)),
        rest.match(/^export function[\s\S]*?^}$/m)?.[0] ?? '',
        'export default function Page(props) {',
        rest.replace(/^export function[\s\S]*?^}$/m, '').replace('Astro.props as { area: Area }', 'props'),
        `return <>${content}</>;`,
        '}',
      ].join('\n');
      return { code, moduleType: 'tsx' };
    },
  };
}
