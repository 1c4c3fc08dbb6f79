import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { explainedLinks, explainedPage } from '../../support/explained-page.ts';
import { visit, withBrowser } from '../../support/page.ts';
import { wideScreen } from '../../support/screens.ts';
import { tabToFirst, tooltipsScript } from '../../support/tooltips.ts';

withBrowser();

const { path } = await explainedPage();
const point = (page: Page) => page.locator(explainedLinks).first().hover();

test.each<[string, (route: Route) => Promise<void>, (page: Page) => Promise<void>]>([
  ['is not loaded, for a reader with the keyboard', (route) => route.abort(), tabToFirst],
  [
    'throws when it starts',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    point,
  ],
])(
  'when the script for tooltips %s, the console has one line and explained links still work',
  async (_, answer, loadTooltips) => {
    await visit('about:blank', wideScreen, async (page) => {
      const lines: string[] = [];
      // Skip messages of the browser itself, which have no arguments.
      page.on('console', (message) => message.args().length > 0 && lines.push(message.text()));
      page.on('pageerror', ({ message }) => lines.push(message));
      await page.route(tooltipsScript, answer);
      await page.goto(path);
      const warning = page.waitForEvent('console', (message) => message.text().startsWith('No tooltips on this page'));
      await loadTooltips(page);
      await warning;
      const link = page.locator(explainedLinks).last();
      await link.hover();
      expect(lines).toEqual([expect.stringMatching(/^No tooltips on this page: /)]);
      const href = await link.getAttribute('href');
      await link.click();
      await page.waitForURL(`**${href}`);
      expect(await page.locator(':target').isVisible()).toBe(true);
    });
  },
);
