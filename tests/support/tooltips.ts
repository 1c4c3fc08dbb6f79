import type { Locator, Page } from 'playwright-core';

/** The links that have a tooltip. */
export const explainedLinks = 'a[data-explained]';

/** Stops the page's clock; from here time passes only with `wait`. Call it before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-06-01T12:00:00') });
  await page.clock.pauseAt(new Date('2026-06-01T12:00:01'));
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

/** The tooltip that shows, as a reader sees it and as assistive technology does. */
export function tooltip(page: Page): Locator {
  return page.getByRole('tooltip');
}
