import type { BrowserContextOptions, Page } from 'playwright-core';
import { applicationScript, explainedLinks } from './tooltips.ts';

/** Something that goes wrong between the site and its reader. */
interface Condition {
  name: string;
  options?: BrowserContextOptions;
  /** Makes it go wrong on every page that is opened from now on. */
  spoil?: (page: Page) => Promise<unknown>;
  /** What the reader does on an open page before it goes wrong. */
  meet?: (page: Page) => Promise<void>;
  /** What the page has to do without. */
  lost: ('script' | 'styles' | 'font')[];
}

export const conditions: Condition[] = [
  { name: 'with JavaScript off', options: { javaScriptEnabled: false }, lost: ['script'] },
  { name: 'with the script refused', spoil: (page) => refuse(page, "script-src 'none'"), lost: ['script'] },
  {
    name: 'with the tooltips’ script failing',
    spoil: (page) => page.route(applicationScript, (route) => route.abort()),
    meet: pointAtExplainedLink,
    lost: [],
  },
  { name: 'with the styles refused', spoil: (page) => refuse(page, "style-src 'none'"), lost: ['styles', 'font'] },
  {
    name: 'with the font blocked',
    spoil: (page) => page.route('**/*.woff2', (route) => route.abort()),
    lost: ['font'],
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
