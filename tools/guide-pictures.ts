import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { startCloudflare } from '../deploy/cloudflare/serve.ts';
import { launchBrowser } from './browser.ts';
import { copyWithFirm } from './example/copy-firm.ts';
import { type Shot, shots } from './guide-pictures/shots.ts';
import { swatches } from './guide-pictures/swatches.ts';

// Takes the pictures of docs/owner.md again, into docs/pictures/: pages of the filled example, and the colours.
const width = 1200;
const folder = resolve('docs/pictures');
await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
try {
  await takeSwatches(browser);
  await takePages(browser);
} finally {
  await browser.close();
}

/** The colours are this project's own, not the example's. */
async function takeSwatches(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  await page.setContent(swatches());
  await save(await page.screenshot({ fullPage: true }), 'colours');
}

async function takePages(browser: Browser): Promise<void> {
  const project = process.cwd();
  const example = await copyWithFirm('examples/filled');
  process.chdir(example);
  try {
    await build();
    const host = await startCloudflare(0);
    try {
      const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      for (const shot of shots) await take(page, host.url, shot);
    } finally {
      await host.stop();
    }
  } finally {
    process.chdir(project);
    await rm(example, { recursive: true });
  }
}

async function build(): Promise<void> {
  const building = spawn(process.execPath, ['tools/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((done) => building.once('close', done));
  if (code !== 0) throw new Error('examples/filled/ was not built');
}

async function take(page: Page, site: string, { name, path, height, from, marks }: Shot): Promise<void> {
  await page.goto(site + path);
  const top = await page.evaluate(markUp, { from: from ?? '', marks });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await save(await page.screenshot({ fullPage: true, clip: { x: 0, y: top, width, height } }), name);
}

async function save(picture: Buffer, name: string): Promise<void> {
  await sharp(picture)
    .webp({ quality: 70 })
    .toFile(join(folder, `${name}.webp`));
}

/**
 * Runs in the page: rings and numbers beside what the guide names.
 * @returns where the picture begins, in pixels from the top of the page
 */
function markUp({ from, marks }: { from: string; marks: readonly string[] }): number {
  for (const image of document.images) image.loading = 'eager';
  const first = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`${document.location.pathname} has no ${selector}`);
    return element.getBoundingClientRect();
  };
  const rings = marks.map((selector, index) => {
    const { height, left, top, width } = first(selector);
    const ring = document.createElement('b');
    ring.textContent = String(index + 1);
    ring.style.cssText = `position: absolute; z-index: 9; left: ${left - 6}px; top: ${top + scrollY - 4}px;
      width: ${width + 12}px; height: ${height + 8}px; border: 3px solid #6a1bd1; border-radius: 8px;
      box-shadow: 0 0 0 2px #fff; font: 700 20px/32px system-ui; color: #fff; text-indent: 0`;
    const badge = document.createElement('i');
    badge.textContent = ring.textContent;
    badge.style.cssText = `position: absolute; left: -18px; top: -18px; width: 34px; height: 34px; border-radius: 50%;
      background: #6a1bd1; border: 2px solid #fff; font-style: normal; text-align: center; line-height: 32px`;
    ring.textContent = '';
    ring.append(badge);
    return ring;
  });
  document.body.append(...rings);
  return from ? Math.max(first(from).top + scrollY - 90, 0) : 0;
}
