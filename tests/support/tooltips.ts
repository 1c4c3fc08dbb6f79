import type { Locator, Page } from 'playwright-core';
import { explainedLinks, explainedPage } from './explained-page.ts';
import { visit } from './page.ts';
import { wideScreen } from './screens.ts';

/** Playwright's URL pattern for the script that shows tooltips. */
export const tooltipsScript = '**/tooltips-*.js';

/** The first (0) or second (1) explained link (link with a tooltip) on a page. */
export const explainedLink = (page: Page, which: 0 | 1): Locator => page.locator(explainedLinks).nth(which);

/** Opens the page that explainedPage() finds, with its clock stopped, and calls `use` with the page. wait() moves the clock on. */
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

/** Waits until the fonts have loaded. Loading them moves the text, which can close a tooltip. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
}

/** Moves the page's stopped clock on by some milliseconds, and waits until React has rendered. */
export async function wait(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await rendered(page);
}

/** Waits ten turns of the page's event loop, in which React renders. Uses messages, because timers depend on the stopped clock. */
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

/** Calls an action that makes the page load the tooltips' script, and waits until React has rendered the tooltips. */
export async function whileLoading(page: Page, action: () => Promise<void>): Promise<void> {
  const loaded = page.waitForFunction(() => document.adoptedStyleSheets.length > 0, undefined, { polling: 20 });
  await action();
  await loaded;
  await rendered(page);
}

/** When the page requests the tooltips' script, calls an action and only then lets the request continue. */
export async function beforeScript(page: Page, action: () => Promise<void>): Promise<void> {
  await page.route(tooltipsScript, async (route) => {
    await action();
    await route.continue();
  });
}

/** Focuses the link or button before the first explained link, then presses Tab. */
export async function tabToFirst(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const links = [...document.querySelectorAll<HTMLElement>('a, button')].filter((link) => link.checkVisibility());
    links[links.findIndex((link) => link.matches(selector)) - 1]?.focus();
  }, explainedLinks);
  await page.keyboard.press('Tab');
}

/** Moves the pointer to the bottom left corner of the screen, away from links and tooltips. */
export async function pointAtNothing(page: Page): Promise<void> {
  for (const x of [1, 0]) {
    await page.mouse.move(x, wideScreen.viewport.height - 1);
    await rendered(page);
  }
}

/** The tooltip that is shown, found by its ARIA role. */
export function tooltip(page: Page): Locator {
  return page.getByRole('tooltip');
}
