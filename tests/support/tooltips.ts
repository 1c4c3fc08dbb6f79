import type { Locator, Page } from 'playwright-core';
import { explainedLinks, explainedPage } from './explained-page.ts';
import { visit } from './page.ts';
import { wideScreen } from './screens.ts';

/** URL pattern of the script that shows tooltips. */
export const tooltipsScript = '**/tooltips-*.js';

/** The first (0) or second (1) explained link of a page. */
export const explainedLink = (page: Page, which: 0 | 1): Locator => page.locator(explainedLinks).nth(which);

/** Opens the page of explainedPage() with a stopped clock; wait() moves it on. */
export async function withStoppedClock(use: (page: Page) => Promise<void>): Promise<void> {
  const { path } = await explainedPage();
  await visit('about:blank', wideScreen, async (page) => {
    await page.clock.install({ time: new Date('2026-06-01T12:00:00') });
    await page.clock.pauseAt(new Date('2026-06-01T12:01:00'));
    await page.goto(path);
    await settled(page);
    await explainedLink(page, 1).scrollIntoViewIfNeeded();
    await use(page);
  });
}

/** Waits until the fonts have loaded, since the page moves then, which can close a tooltip. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
}

/** Moves a stopped clock on by some milliseconds, and waits until React has rendered. */
export async function wait(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await rendered(page);
}

/** Waits until React has rendered, which takes some turns of the event loop; its tasks don't depend on the stopped clock. */
export async function rendered(page: Page): Promise<void> {
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

/** Does an action that loads the tooltips, and waits until they are rendered. */
export async function whileLoading(page: Page, action: () => Promise<void>): Promise<void> {
  const loaded = page.waitForFunction(() => document.adoptedStyleSheets.length > 0, undefined, { polling: 20 });
  await action();
  await loaded;
  await rendered(page);
}

/** Does an action after the page has requested the script for tooltips, before the script arrives. */
export async function beforeScript(page: Page, action: () => Promise<void>): Promise<void> {
  await page.route(tooltipsScript, async (route) => {
    await action();
    await route.continue();
  });
}

/** Moves the focus to the first explained link with Tab. */
export async function tabToFirst(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const links = [...document.querySelectorAll<HTMLElement>('a, button')].filter((link) => link.checkVisibility());
    links[links.findIndex((link) => link.matches(selector)) - 1]?.focus();
  }, explainedLinks);
  await page.keyboard.press('Tab');
}

/** Moves the pointer to a corner of the screen, away from links and tooltips. */
export async function pointAtNothing(page: Page): Promise<void> {
  for (const x of [1, 0]) {
    await page.mouse.move(x, wideScreen.viewport.height - 1);
    await rendered(page);
  }
}

/** The visible tooltip, found by its role. */
export function tooltip(page: Page): Locator {
  return page.getByRole('tooltip');
}
