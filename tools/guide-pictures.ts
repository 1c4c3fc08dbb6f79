import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from './browser.ts';
import { startEditor } from './edit/start-editor.ts';

// Makes the pictures in docs/owner.md: screenshots of the editor (the page at /edit on which the owner edits the site). The screenshots
// show a copy of the sample firm, never the owner's own firm.
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
cpSync('firms/sample', folder, { recursive: true });
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1240, height: 700 }, colorScheme: 'light' });
page.setDefaultTimeout(200_000);
try {
  await page.goto(await startEditor({ firm: folder }, 0));
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
