import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit, wideScreen, withBrowser } from '../support/page.ts';
import { facts } from '../support/site.ts';
import { explainedLinks, tooltip, whileLoading } from '../support/tooltips.ts';

withBrowser();

const { business, words } = facts;

/** Opens Home with a fault in the browser, and points at the first explained link. */
async function withFault(fault: () => void, use: (page: Page, errors: string[]) => Promise<void>): Promise<void> {
  await visit('about:blank', wideScreen, async (page) => {
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    await page.addInitScript(fault);
    await page.goto('/');
    await whileLoading(page, () => page.locator(explainedLinks).first().hover());
    await use(page, errors);
  });
}

test('where one tooltip fails the page stays as it is, and the other tooltips still show', async () => {
  const failOnce = () => {
    const Working = ResizeObserver;
    window.ResizeObserver = class extends Working {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        window.ResizeObserver = Working;
        throw new Error('a fault in one tooltip');
      }
    };
  };
  await withFault(failOnce, async (page, errors) => {
    await expect.poll(() => errors).toEqual([expect.stringContaining('a fault in one tooltip')]);
    expect(await page.locator('h1').innerText()).not.toBe(words['application-error'].heading);
    const first = page.locator(explainedLinks).first();
    expect(await first.getAttribute('aria-describedby')).toBeNull();
    expect(await tooltip(page).count()).toBe(0);
    await page.locator(explainedLinks).last().hover();
    await tooltip(page).waitFor();
    await first.click();
    await page.waitForURL('**/about#association');
  });
});

test('where the application itself fails the reader gets the generic page, with the number', async () => {
  const breakDataClient = () => {
    const { addEventListener } = window;
    window.addEventListener = (...listening: Parameters<typeof addEventListener>) => {
      if (listening[0] === 'visibilitychange') throw new Error('a fault in the application');
      addEventListener(...listening);
    };
  };
  await withFault(breakDataClient, async (page, errors) => {
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    expect(await page.title()).toBe('Unexpected Application Error!');
    expect(await page.locator('h1').count()).toBe(1);
    expect(await main.locator('h1').evaluate((heading) => heading === document.activeElement)).toBe(true);
    const call = main.getByRole('link', { name: business.phone.text });
    expect(await call.getAttribute('href')).toBe(`tel:${business.phone.e164}`);
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').count()).toBe(6);
    expect(errors).toEqual([expect.stringContaining('a fault in the application')]);
    expect(await main.getByRole('link', { name: words['application-error'].home }).getAttribute('href')).toBe('/');
    await main.getByRole('link', { name: words['application-error'].again }).click();
    await page.waitForLoadState();
    expect(await page.locator('h1').innerText()).not.toBe(words['application-error'].heading);
  });
});
