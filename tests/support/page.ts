import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

let browser: Browser;

/** Connects a test file to the Chromium that all files share. Call this once in a file. Pages of other files share no cookies or cache. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterAll(() => browser.close());
}

/**
 * Opens a page of the site in a new browser context and calls `use` with that page. Afterwards closes the context, even after an error.
 * @returns the result of `use`
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

/**
 * Opens one page for all tests of the file or `describe` group that calls this function. A test must not depend on the state in which
 * another test leaves the page.
 * @returns a function that returns the page
 */
export function openPage(options: BrowserContextOptions): () => Page {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ baseURL: inject('siteUrl'), ...options });
  });
  afterAll(() => page.close());
  return () => page;
}

/** Sets the browser's default text size, in pixels. The usual size is 16. */
export async function setTextSize(session: CDPSession, standard: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8) } });
}
