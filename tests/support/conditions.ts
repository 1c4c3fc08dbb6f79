import type { BrowserContextOptions, Page } from 'playwright-core';
import { explainedLinks } from './explained-page.ts';

/** Something that goes wrong between the site and its reader. */
interface Condition {
  name: string;
  options?: BrowserContextOptions;
  /** Makes it go wrong on every page that is opened from now on. */
  breakPages?: (page: Page) => Promise<unknown>;
  /** What the page has to do without. */
  missing: ('script' | 'styles' | 'font')[];
}

export const conditions: Condition[] = [
  { name: 'with JavaScript off', options: { javaScriptEnabled: false }, missing: ['script'] },
  {
    name: 'with the styles refused',
    breakPages: (page) => refuse(page, "style-src 'none'"),
    missing: ['styles', 'font'],
  },
  {
    name: 'with every font refused, the one in the page too',
    breakPages: (page) => refuse(page, "font-src 'none'"),
    missing: ['font'],
  },
];

/** Lines that the page itself writes to its console; what the browser adds of its own has no arguments. */
export function ownLines(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => message.args().length > 0 && lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
}

/** Points at a link that has a tooltip, waits for the page to say that there is none, and tabs to the link too. */
export async function pointAtExplainedLink(page: Page): Promise<void> {
  const link = page.locator(explainedLinks).first();
  if ((await link.count()) === 0) return;
  const said = page.waitForEvent('console', (message) => message.text().startsWith('No tooltips on this page'));
  await link.hover();
  await said;
  await page.keyboard.press('Shift');
  await link.focus();
}

/** Adds a policy to those that pages come with; the browser obeys them all. */
async function refuse(page: Page, policy: string): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policies = `${headers['content-security-policy']}, ${policy}`;
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policies } });
    },
  );
}
