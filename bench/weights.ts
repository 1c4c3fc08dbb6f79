import type { Browser } from 'playwright-core';
import { headBytes } from '../tests/support/head-bytes.ts';
import { compressed, firstRoundTrip, withoutLettering } from '../tests/support/size.ts';
import { launchBrowser } from '../tools/browser.ts';
import { table } from './report.ts';

/** What a page and all that it asks for weigh on the wire, and of what its bytes are. */
export async function weights(site: string, paths: readonly string[]): Promise<string> {
  const browser = await launchBrowser();
  try {
    const rows: (string | number)[][] = [];
    for (const path of paths) {
      const [html, asked] = [await weigh(site + path), await filesOf(browser, site + path)];
      rows.push([
        path,
        html.levels.join(' / '),
        html.lettering,
        ...['Script', 'Font', 'Image', 'Stylesheet'].map((type) => asked.bytes.get(type) ?? 0),
        asked.requests,
        roundTrips(html.levels[0] ?? 0),
      ]);
    }
    return `Bytes. HTML with its headers, at brotli 4 (as Cloudflare compresses it on the fly), 5 and 11; "lettering" is the font in it. Files are what
a phone asks for while it scrolls to the end, at brotli 5 as the local host sends them. Round trips once the connection stands, from
a first window of ten packets of 1,460 bytes that doubles with each (RFC 6928, RFC 5681): the first brings the whole first
screen, lettering included (\`tests/sample-firm/first-round-trip.test.ts\`), the last the rest of the page.

${table(['Page', 'HTML at 4 / 5 / 11', 'lettering', 'script', 'fonts', 'pictures', 'styles for other media', 'requests', 'round trips'], rows)}

What the bytes buy: how many fewer a page would have at brotli 4 without each part.

${await partsTable(site, ['/', paths.find((path) => path.startsWith('/areas/')) ?? '/areas'])}`;
  } finally {
    await browser.close();
  }
}

/** A page's HTML with its headers at three levels of brotli, and the share of the lettering in it. */
export async function weigh(url: string): Promise<{ levels: number[]; lettering: number }> {
  const answer = await fetch(url);
  const [head, text] = [await headBytes(answer.headers), await answer.text()];
  const levels = [4, 5, 11].map((level) => head + compressed(text, level).length);
  return { levels, lettering: compressed(text).length - compressed(withoutLettering(text)).length };
}

/** What the page asks for besides itself, by type, until a slow scroll has reached its end. */
async function filesOf(browser: Browser, url: string): Promise<{ bytes: Map<string, number>; requests: number }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type) bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.close();
  return { bytes, requests: types.size };
}

function roundTrips(bytes: number): number {
  let [trips, brought] = [1, firstRoundTrip];
  for (; brought < bytes; trips += 1) brought += firstRoundTrip * 2 ** trips;
  return trips;
}

async function partsTable(site: string, paths: readonly string[]): Promise<string> {
  const columns = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(site + path);
      const html = await answer.text();
      const head = await headBytes(answer.headers);
      const whole = compressed(html).length;
      return [...parts.map(([, takeOut]) => whole - compressed(takeOut(html)).length), head, whole + head];
    }),
  );
  const names = [...parts.map(([name]) => name), 'headers of the answer', 'everything'];
  return table(
    ['Part', ...paths],
    names.map((name, row) => [name, ...columns.map((column) => column[row] ?? 0)]),
  );
}

const without = (pattern: RegExp) => (html: string) => html.replace(pattern, '');

const parts: readonly (readonly [name: string, takeOut: (html: string) => string])[] = [
  ['lettering of the first screen', withoutLettering],
  [
    'styles, without the lettering',
    (html) =>
      html.replace(
        /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g,
        (_, tag, css) => tag + (css.match(/data:font[^)]*/) ?? ''),
      ),
  ],
  ['drawings and icons', without(/<svg[\s\S]*?<\/svg>/g)],
  ['structured data', without(/<script type="application\/ld\+json">[\s\S]*?<\/script>/)],
  ['tags for sharing', without(/<meta (?:property="og|name="twitter)[^>]*>/g)],
  ['policy', without(/<meta http-equiv[^>]*>/)],
  ['header and menu', without(/<header[\s\S]*?<\/header>/)],
  ['footer', without(/<footer[\s\S]*?<\/footer>/)],
  [
    'words between header and footer',
    (html) => html.replace(/<main[\s\S]*<\/main>/, (main) => main.replace(/(?<=>)[^<>{}]+(?=<)/g, '')),
  ],
];
