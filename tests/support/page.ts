import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

let browser: Browser;

/** Call once in a file of browser tests: all files share one Chromium, in which contexts know nothing of each other. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterAll(() => browser.close());
}

/**
 * Opens a page of the site in a fresh context, lets a test use it, and closes it whatever happens.
 * @returns what the test returns
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

/** One page for all tests of a group, where they only look. */
export function openPage(options: BrowserContextOptions): () => Page {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ baseURL: inject('siteUrl'), ...options });
  });
  afterAll(() => page.close());
  return () => page;
}

/** Sets how large the reader's browser writes text, in pixels; 16 is usual. */
export async function setLetters(session: CDPSession, standard: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8) } });
}
