import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plainText } from '../../../src/site/text/sentence.ts';
import { explainedPage } from '../../support/explained-page.ts';
import { visit, withBrowser } from '../../support/page.ts';
import { wideScreen } from '../../support/screens.ts';
import { mainPages, site } from '../../support/site.ts';
import { explainedLink, tooltip, whileLoading } from '../../support/tooltips.ts';

withBrowser();

const { business, words } = site;
const error = words['application-error'];
const { path } = await explainedPage();

/** Opens a page in which `breakPage` runs before the page's own scripts, then hovers over the first explained link (one with a tooltip). */
async function withBroken(breakPage: () => void, use: (page: Page, lines: string[]) => Promise<void>): Promise<void> {
  await visit('about:blank', wideScreen, async (page) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', ({ message }) => lines.push(`uncaught: ${message}`));
    await page.addInitScript(breakPage);
    await page.goto(path);
    await whileLoading(page, () => explainedLink(page, 0).hover());
    await use(page, lines);
  });
}

test('when one tooltip fails, the page stays as it is and the other tooltips work', async () => {
  // When React renders a tooltip, the tooltip adds event listeners to its link. Throw an error when this happens to the first link.
  const breakFirst = () => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...listening: Parameters<typeof addEventListener>) {
      if (this === document.querySelector('a[data-explained]')) throw new Error('an error in one tooltip');
      addEventListener.apply(this, listening);
    };
  };
  await withBroken(breakFirst, async (page, lines) => {
    await expect.poll(() => lines).toEqual([expect.stringContaining('an error in one tooltip')]);
    expect(await page.locator('h1').innerText()).not.toBe(error.heading);
    const first = explainedLink(page, 0);
    expect(await first.getAttribute('aria-describedby')).toBeNull();
    expect(await tooltip(page).count()).toBe(0);
    await explainedLink(page, 1).hover();
    await tooltip(page).waitFor();
    const href = await first.getAttribute('href');
    await first.click();
    await page.waitForURL(`**${href}`);
  });
});

test('when the components around the tooltips fail, the error page with the number replaces the content', async () => {
  // When React renders the data client (a component around all tooltips), the client adds a listener for `visibilitychange`. Throw an error
  // at that moment.
  const breakDataClient = () => {
    const { addEventListener } = window;
    window.addEventListener = (...listening: Parameters<typeof addEventListener>) => {
      if (listening[0] === 'visibilitychange') throw new Error('an error around the tooltips');
      addEventListener(...listening);
    };
  };
  await withBroken(breakDataClient, async (page, lines) => {
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: error.heading }).waitFor();
    expect(await page.title()).toBe(error.heading);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await main.locator('h1').evaluate((heading) => heading === document.activeElement)).toBe(true);
    const call = main.getByRole('link', { name: business.phone.text });
    expect(await call.getAttribute('href')).toBe(`tel:${business.phone.e164}`);
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    expect(await main.innerText()).toContain(plainText(words.emergency.gas));
    expect(await page.locator('header nav li').getByRole('link').count()).toBe(mainPages.length);
    expect(lines).toEqual([expect.stringContaining('an error around the tooltips')]);
    expect(await main.getByRole('link', { name: error.home }).getAttribute('href')).toBe('/');
    await main.getByRole('link', { name: error.again }).click();
    await page.waitForLoadState();
    expect(await page.locator('h1').innerText()).not.toBe(error.heading);
  });
});
