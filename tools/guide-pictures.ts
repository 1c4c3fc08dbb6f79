import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from './browser.ts';
import { startEditor } from './edit/start-editor.ts';

// Makes the pictures in README.md and docs/: screenshots of Home, and of the editor (the page at /edit on which the owner edits the site).
// The screenshots show a copy of the sample firm, never the owner's own firm.

/** Parts of Home that docs/by-hand.md refers to by number. */
const parts = [
  'header > p strong',
  'header nav a[href="/services"]',
  'h1',
  'main a[data-size]',
  'main > :first-child ul:last-of-type',
  'main svg[role]',
  'main h2',
];

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
cpSync('firms/sample', folder, { recursive: true });
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1240, height: 700 }, colorScheme: 'light' });
page.setDefaultTimeout(200_000);
try {
  const editor = await startEditor({ firm: folder }, 0);
  await page.goto(new URL('/', editor).href, { waitUntil: 'networkidle' });
  await picture(page, 'site');
  await page.setViewportSize({ width: 1240, height: 1080 });
  await page.evaluate(numberParts, parts);
  await picture(page, 'home');
  await page.setViewportSize({ width: 1240, height: 700 });
  await page.goto(editor);
  await page.frameLocator('iframe').locator('main a[href="/services"]').first().waitFor();
  await page.frameLocator('iframe').locator('h1').click();
  await page.locator('.form :is(input, textarea):focus').waitFor();
  await picture(page, 'owner-change');
  await page.getByRole('button', { name: 'What is missing' }).click();
  await page.getByText('Before your site can go live').waitFor();
  await picture(page, 'owner-missing');
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
// Ends the program. Otherwise the servers of the editor would keep it running.
process.exit();

/** Saves a screenshot of the page as docs/pictures/{name}.webp, scaled to the 1,000 pixels that a guide on GitHub shows. */
async function picture(page: Page, name: string): Promise<void> {
  const shot = await page.screenshot({ animations: 'disabled' });
  await sharp(shot).resize(1000).webp({ quality: 70 }).toFile(`docs/pictures/${name}.webp`);
}

/** Draws a frame with a number around the first element that each selector matches. */
function numberParts(selectors: string[]): void {
  for (const [index, selector] of selectors.entries()) {
    const part = document.querySelector(selector);
    if (!part) throw new Error(`No part of Home matches ${selector}`);
    const { left, top, width, height } = part.getBoundingClientRect();
    const frame = document.createElement('div');
    const number = document.createElement('b');
    number.textContent = String(index + 1);
    number.style.cssText = 'padding: 0 8px 2px; background: #5a1fc4; color: #fff; font: 700 20px sans-serif';
    frame.style.cssText = `position: absolute; z-index: 9; left: ${left - 6}px; top: ${top - 6}px; width: ${width + 6}px;
      height: ${height + 6}px; border: 3px solid #5a1fc4; outline: 2px solid #fff; line-height: 1; text-align: right`;
    frame.append(number);
    document.body.append(frame);
  }
}
