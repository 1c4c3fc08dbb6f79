import type { BrowserContextOptions, Page } from 'playwright-core';

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
