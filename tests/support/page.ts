import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

let browser: Browser;

/** Connects a test file to Chromium. Call it once in a file; all files share one Chromium, but no cookies and no cache. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterAll(() => browser.close());
}

/**
 * Opens a page of the site in a new context, calls a function with it, and closes it, also after an error.
 * @returns the result of the function
 */
export async function visit<Result>(
  path: string,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: inject('siteUrl'), ...options });
  try {
    const page = await context.newPage();
    await page.goto(path);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Opens one page for all tests of a group, which must not depend on each other. */
export function openPage(options: BrowserContextOptions): () => Page {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ baseURL: inject('siteUrl'), ...options });
  });
  afterAll(() => page.close());
  return () => page;
}

/** Sets the default text size of the browser, in pixels; 16 is usual. */
export async function setTextSize(session: CDPSession, standard: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8) } });
}
