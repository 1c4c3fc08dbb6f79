import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { ownLines, pointAtExplainedLink } from '../support/conditions.ts';
import { visit, wideScreen, withBrowser } from '../support/page.ts';
import { applicationScript, explainedLinks, tabToGasSafe } from '../support/tooltips.ts';

withBrowser();

const oneLine = [expect.stringMatching(/^No tooltips on this page: /)];

/** Opens a page, goes to its links as a reader does, and follows the last. */
async function follow(path: string, answer: (route: Route) => Promise<void>, goTo: (page: Page) => Promise<void>) {
  await visit('about:blank', wideScreen, async (page) => {
    const lines = ownLines(page);
    await page.route(applicationScript, answer);
    await page.goto(path);
    await goTo(page);
    const link = page.locator(explainedLinks).last();
    await link.hover();
    expect(lines).toEqual(oneLine);
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${href}`);
    expect(await page.locator(':target').isVisible()).toBe(true);
  });
}

describe('when the script for tooltips does not come', () => {
  test.each(['/', '/services', '/power-flushing', '/areas', '/areas/hove'])(
    '%s says so in one line, and its links lead to the explanations',
    async (path) => {
      await follow(path, (route) => route.abort(), pointAtExplainedLink);
    },
  );
});

describe.each<[string, (route: Route) => Promise<void>]>([
  [
    'is gone from the host',
    async (route) => {
      const response = await route.fetch({ url: `${inject('siteUrl')}/application-00000000.js` });
      expect(response.status()).toBe(404);
      await route.fulfill({ response });
    },
  ],
  [
    'throws as it starts',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  ],
  ['is beyond the browser', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const = ;' })],
])('when the script for tooltips %s', (_, answer) => {
  test.each<[string, (page: Page) => Promise<void>]>([
    ['a pointer', pointAtExplainedLink],
    ['the keyboard', tabToExplainedLink],
  ])('the page says so in one line to a reader with %s, and its links lead to the explanations', async (_, goTo) => {
    await follow('/', answer, goTo);
  });
});

test('a browser that lacks what the script needs is told in one line, and its links lead to the explanations', async () => {
  await visit('about:blank', wideScreen, async (page) => {
    const lines = ownLines(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSStyleSheet'));
    await page.goto('/');
    await pointAtExplainedLink(page);
    expect(lines).toEqual(oneLine);
    await page.locator(explainedLinks).last().click();
    await page.waitForURL('**/about#rating');
  });
});

async function tabToExplainedLink(page: Page): Promise<void> {
  const said = page.waitForEvent('console', (message) => message.type() === 'warning');
  await tabToGasSafe(page);
  await said;
}
