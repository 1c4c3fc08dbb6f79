import type { Page } from 'puppeteer-core';

/** The button of the menu, on small screens. */
export const toggle = 'button[popovertarget="menu"]';

export function isOpen(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => document.querySelector('#menu')?.matches(':popover-open'));
}
