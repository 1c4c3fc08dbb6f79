import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { copyProject } from '../tests/support/project-copy.ts';
import { launchBrowser } from '../tools/browser.ts';
import { median } from './median.ts';
import { table } from './report.ts';
import { withoutCache } from './without-cache.ts';

const tries = 5;

/** How long whoever works on the site waits: for a saved word in the browser, and for a build. */
export async function workshop(): Promise<string> {
  const copy = await copyProject();
  try {
    const build = async () => {
      const { code, printed } = await copy.build();
      if (code !== 0) throw new Error(printed);
    };
    const again: number[] = [];
    const first = await withoutCache(async () => {
      const ms = await timed(build);
      while (again.length < tries) again.push(await timed(build));
      return ms;
    });
    return `Milliseconds, in a copy of the project; where there are several tries, the median of ${tries}.

${table(
  ['What', 'ms'],
  [
    ['a word saved in content/home.yaml is in the browser, with `npm run dev`', await savedWord(copy.file)],
    ['a build with nothing made before', first],
    ['the same build again', median(again)],
  ].map(([what = '', ms]) => [what, Math.round(Number(ms))]),
)}`;
  } finally {
    await copy.remove();
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

/** From the save until the page in the browser shows the word. */
async function savedWord(file: (name: string) => string): Promise<number> {
  const words = file('content/home.yaml');
  const text = await readFile(words, 'utf8');
  const server = spawn('node_modules/.bin/astro', ['dev', '--port', '4654'], {
    cwd: file('.'),
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await launchBrowser();
  try {
    await new Promise<void>((ready) =>
      server.stdout.on('data', (printed) => String(printed).includes('watching') && ready()),
    );
    const page = await browser.newPage();
    await page.goto('http://localhost:4654/');
    // Vite reloads the page once it has bundled what it found.
    await wait(5000);
    const times: number[] = [];
    for (let time = 0; time < tries; time += 1) {
      const word = `Services ${time}`;
      times.push(
        await timed(async () => {
          await writeFile(words, text.replace('View Services', word));
          await page.getByText(word).first().waitFor();
        }),
      );
      await wait(1000);
    }
    return median(times);
  } finally {
    await browser.close();
    server.kill('SIGINT');
  }
}
