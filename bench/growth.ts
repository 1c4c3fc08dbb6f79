import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../tests/support/project-copy.ts';
import { compressed } from '../tests/support/size.ts';
import { table } from './report.ts';
import { withoutCache } from './without-cache.ts';

const counts = [20, 200, 2000, 10_000];

/** How long the build takes with more and more areas, what of it takes how long, and how much memory it needs. */
export async function growth(asked: readonly number[] = []): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const count of asked.length > 0 ? asked : counts) {
    const { seconds, steps, megabytes, areasPage, sitemap } = await withoutCache(() => build(count));
    const each = [...steps].map(([name, time]) => `${name.toLowerCase()} ${time.toFixed(1)}`).join(', ');
    const cells = [seconds.toFixed(1), ((seconds / count) * 1000).toFixed(0), each, megabytes, areasPage, sitemap];
    rows.push([count.toLocaleString('en'), ...cells]);
    console.log(`${count} areas: ${cells.join(' | ')}`);
  }
  return `The sample firm with synthetic areas, built from nothing: their words are those of its own areas in turn, their places spread around the
town. Seconds, also for 1,000 areas and for each step; peak memory; what the page /areas and the sitemap weigh.

${table(['Areas', 'seconds', 'for 1,000', 'of which', 'memory, MB', '/areas at brotli 4', 'sitemap, bytes'], rows)}`;
}

/** Has a Node process write down how much memory it needed, and how long each measure of its own took. */
const probe = `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.PROBE, JSON.stringify({
  kilobytes: process.resourceUsage().maxRSS,
  steps: performance.getEntriesByType('measure').map(({ name, duration }) => [name, duration / 1000]),
})));`;

async function build(count: number) {
  const copy = await copyProject();
  const folder = await mkdtemp(join(tmpdir(), 'growth-'));
  try {
    await writeAreas(copy.file('content/areas'), count);
    await writeFile(join(folder, 'probe.mjs'), probe);
    const env = { ...process.env, PROBE: join(folder, 'probe.json') };
    const args = ['--max-old-space-size=20000', '--import', join(folder, 'probe.mjs'), 'tools/build.ts'];
    const from = performance.now();
    const running = spawn(process.execPath, args, { cwd: copy.file('.'), env, stdio: ['ignore', 'ignore', 'inherit'] });
    const code = await new Promise((done) => running.once('close', done));
    const seconds = (performance.now() - from) / 1000;
    if (code !== 0) throw new Error(`The build with ${count} areas ended with ${code}`);
    const seen: { kilobytes: number; steps: [string, number][] } = JSON.parse(await readFile(env.PROBE, 'utf8'));
    return {
      seconds,
      steps: seen.steps.filter(([name]) => /^[A-Z]\w+$/.test(name)),
      megabytes: Math.round(seen.kilobytes / 1000),
      areasPage: compressed(await readFile(copy.file('dist/areas.html'))).length,
      sitemap: (await stat(copy.file('dist/sitemap.xml'))).size,
    };
  } finally {
    await copy.remove();
    await rm(folder, { recursive: true });
  }
}

/** Adds areas until there are as many as asked for. */
async function writeAreas(folder: string, count: number): Promise<void> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  for (let index = files.length; index < count; index += 1) {
    const text = texts[index % texts.length] ?? '';
    const own = text.match(/^name: (.*)$/m)?.[1] ?? '';
    const name = placeName(index);
    const changed = text
      .replaceAll(own, name)
      .replace(
        /^position: .*$/m,
        `position: { lat: ${spread(index, 0.7548776662, 50.71, 51.19)}, lon: ${spread(index, 0.5698402909, -0.99, 0.89)} }`,
      )
      .replace(/^mapLabel: .*\n/m, '')
      .replace(
        /^nearby: .*$/m,
        `nearby: [${[1, 2, 3].map((step) => placeName(files.length + ((index + step) % count))).join(', ')}]`,
      );
    await writeFile(join(folder, `${name.toLowerCase()}.yaml`), changed);
  }
}

/** With this start none of the points falls on one of the firm's own areas. */
const start = 0.1;

/** Points that fill a range evenly: M. Roberts, "The unreasonable effectiveness of quasirandom sequences" (2018). */
const spread = (index: number, step: number, from: number, to: number) =>
  (from + ((index * step + start) % 1) * (to - from)).toFixed(4);

/** A different made-up name for each number up to 10,240, no two of them so near that the build takes one for a slip. */
function placeName(index: number): string {
  return [starts[index % 16], middles[Math.floor(index / 16) % 16], ends[Math.floor(index / 256) % 40]].join('');
}

const starts = 'Bram Chel Dunno Fast Gorsk Hurl Kempi Lodz Marvo Nyth Pellu Stanz Thorn Ulvi Wick Axby'.split(' ');
const middles = 'abing ecott idene olver ustry yxter awork enhoa ipple ombul uckly yndon arrov ellis irkwa orsey'.split(
  ' ',
);
const ends =
  `bourne cliffe dean field grove haven mick keep lands mere pound quay ridge stead sunder vale wold yard barrow chase dyke
gatton hithe jetty knoll marsh nook oaks pits rillo slade toft wells fosse glebe bight shaw brae over weir`.split(/\s/);
