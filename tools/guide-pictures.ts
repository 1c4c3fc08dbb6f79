import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from './browser.ts';
import { startEditor } from './edit/start-editor.ts';

// Makes the pictures of the owner's page in docs/owner.md. The page shows copies of the sample firm, never the owner's own.
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const firm = join(folder, 'sample');
cpSync('firms/sample', firm, { recursive: true });
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1240, height: 700 }, colorScheme: 'light' });
page.setDefaultTimeout(200_000);
try {
  await page.goto(await startEditor({ firm: join(folder, 'firm') }, 0));
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await picture(page, 'owner-first-question', { height: 430 });

  await page.goto(await startEditor({ firm }, 0));
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
// The pages' servers would keep the program running.
process.exit();

/** Saves what the page shows as docs/pictures/{name}.webp, as wide as a guide on GitHub. */
async function picture(page: Page, name: string, { height }: { height?: number } = {}): Promise<void> {
  const { width = 0, height: whole = 0 } = page.viewportSize() ?? {};
  const clip = { x: 0, y: 0, width, height: height ?? whole };
  const shot = await page.screenshot({ clip, animations: 'disabled' });
  await sharp(shot).resize(1000).webp({ quality: 70 }).toFile(`docs/pictures/${name}.webp`);
}
