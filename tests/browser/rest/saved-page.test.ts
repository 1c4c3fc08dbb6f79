import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';

withBrowser();

test.each(['/', '/contact'])('%s keeps its pictures when it is saved as MHTML', async (path) => {
  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  try {
    await visit(path, {}, async (page) => {
      const pictures = await visiblePictures(page);
      expect(pictures).toBeGreaterThan(3);
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
      writeFileSync(join(folder, 'page.mhtml'), data);
      await page.goto(pathToFileURL(join(folder, 'page.mhtml')).href);
      expect(await visiblePictures(page)).toBe(pictures);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Number of visible pictures on a page, after every picture has loaded or failed to load. */
const visiblePictures = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => {})));
    return [...document.images].filter((picture) => picture.naturalWidth > 0 && picture.checkVisibility()).length;
  });
