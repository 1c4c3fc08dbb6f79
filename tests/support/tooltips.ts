import type { Locator, Page } from 'playwright-core';
import { explainedLinks, explainedPage } from './explained-page.ts';
import { visit } from './page.ts';
import { wideScreen } from './screens.ts';

/** The script that shows tooltips. */
export const tooltipsScript = '**/tooltips-*.js';

/** One of the two links of the explained page (explained-page.ts), counted from 0. */
export const explainedLink = (page: Page, which: 0 | 1): Locator => page.locator(explainedLinks).nth(which);

/** Opens the explained page with its clock stopped; time passes only with `wait`. */
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

/** Waits for the font: the page moves when it comes, and a tooltip closes when its page scrolls. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
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
  await page.route(tooltipsScript, async (route) => {
    await action();
    await route.continue();
  });
}

/** Goes to the first of the two links with the keyboard. */
export async function tabToFirst(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const links = [...document.querySelectorAll<HTMLElement>('a, button')].filter((link) => link.checkVisibility());
    links[links.findIndex((link) => link.matches(selector)) - 1]?.focus();
  }, explainedLinks);
  await page.keyboard.press('Tab');
}

/** Moves the pointer into a corner of the screen, off the way from a link to its tooltip. */
export async function pointAtNothing(page: Page): Promise<void> {
  for (const x of [1, 0]) {
    await page.mouse.move(x, wideScreen.viewport.height - 1);
    await drawn(page);
  }
}

/** The tooltip that shows, as a reader sees it and as assistive technology does. */
export function tooltip(page: Page): Locator {
  return page.getByRole('tooltip');
}
