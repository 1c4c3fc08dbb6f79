import type { Page, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { ownLines, pointAtExplainedLink } from '../../support/conditions.ts';
import { explainedLinks, explainedPage } from '../../support/explained-page.ts';
import { visit, withBrowser } from '../../support/page.ts';
import { wideScreen } from '../../support/screens.ts';
import { tabToFirst, tooltipsScript } from '../../support/tooltips.ts';

withBrowser();

const { path } = await explainedPage();

/** Prepares a page, goes to its links as a reader does, and follows the last. */
async function follow(prepare: (page: Page) => Promise<unknown>, meet: (page: Page) => Promise<void>) {
  await visit('about:blank', wideScreen, async (page) => {
    const lines = ownLines(page);
    await prepare(page);
    await page.goto(path);
    await meet(page);
    const link = page.locator(explainedLinks).last();
    await link.hover();
    expect(lines).toEqual([expect.stringMatching(/^No tooltips on this page: /)]);
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${href}`);
    expect(await page.locator(':target').isVisible()).toBe(true);
  });
}

test.each<[string, (route: Route) => Promise<void>, (page: Page) => Promise<void>]>([
  ['does not come', (route) => route.abort(), pointAtExplainedLink],
  ['does not come to a reader with the keyboard', (route) => route.abort(), tabToExplainedLink],
  [
    'is gone from the host',
    async (route) => {
      const response = await route.fetch({ url: `${inject('siteUrl')}/tooltips-00000000.js` });
      expect(response.status()).toBe(404);
      await route.fulfill({ response });
    },
    pointAtExplainedLink,
  ],
  [
    'throws as it starts',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    pointAtExplainedLink,
  ],
  [
    'is beyond the browser',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const = ;' }),
    pointAtExplainedLink,
  ],
])(
  'when the script for tooltips %s, the page says so in one line and its links lead to the explanations',
  async (_, answer, meet) => {
    await follow((page) => page.route(tooltipsScript, answer), meet);
  },
);

test('a browser that lacks what the script needs is told in one line, and its links lead to the explanations', async () => {
  await follow(
    (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'CSSStyleSheet')),
    pointAtExplainedLink,
  );
});

async function tabToExplainedLink(page: Page): Promise<void> {
  const said = page.waitForEvent('console', (message) => message.type() === 'warning');
  await tabToFirst(page);
  await said;
}
