import type { Locator, Page } from 'playwright-core';
import { visit, wideScreen } from './page.ts';

/** The links that have a tooltip. */
export const explainedLinks = 'a[data-explained]';

/** The script that shows tooltips. */
export const applicationScript = '**/application-*.js';

/** A badge on Home, which has a tooltip. */
export function badge(page: Page, name: string): Locator {
  return page.getByRole('link', { name });
}

/** Opens Home with its clock standing still; time passes only with `wait`. */
export async function still(use: (page: Page) => Promise<void>): Promise<void> {
  await visit('about:blank', wideScreen, async (page) => {
    await page.clock.install({ time: new Date('2026-06-01T12:00:00') });
    await page.clock.pauseAt(new Date('2026-06-01T12:00:01'));
    await page.goto('/');
    await use(page);
  });
}

/** Lets milliseconds pass on a stopped clock, and React draw what they brought. */
export async function wait(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await drawn(page);
}

/** React works in tasks of its own, which the stopped clock does not hold; a few turns of the event loop let it finish. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
    }
  });
}

/** Does what makes the page ask for its tooltips, and waits until they are there. */
export async function whileLoading(page: Page, action: () => Promise<void>): Promise<void> {
  const loaded = page.waitForFunction(() => document.adoptedStyleSheets.length > 0, undefined, { polling: 20 });
  await action();
  await loaded;
  await drawn(page);
}

/** Has something happen while the script for tooltips is on its way. */
export async function beforeScript(page: Page, action: () => Promise<void>): Promise<void> {
  await page.route(applicationScript, async (route) => {
    await action();
    await route.continue();
  });
}

/** Goes to the badge "Gas Safe registered" with the keyboard. */
export async function tabToGasSafe(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'View Services' }).focus();
  await page.keyboard.press('Tab');
}

/** The tooltip that shows, as a reader sees it and as assistive technology does. */
export function tooltip(page: Page): Locator {
  return page.getByRole('tooltip');
}
