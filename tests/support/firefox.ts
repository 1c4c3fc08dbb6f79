import { type Browser, launch, type Page, type Viewport } from 'puppeteer-core';
import { beforeAll, inject } from 'vitest';
import { firefoxPath } from '../../scripts/firefox.mjs';

let browser: Browser;

/** Call once in a file of Firefox tests: one browser serves them all. */
export function withFirefox(preferences: Record<string, unknown> = {}): void {
  beforeAll(async () => {
    const executablePath = firefoxPath();
    if (!executablePath) throw new Error('No Firefox: install one, or set FIREFOX_PATH to its program');
    browser = await launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { ...nobodyElse, ...preferences },
    });
    return () => browser.close();
  });
}

/** Opens a page of the site in a fresh context, lets a test use it, and closes it whatever happens. */
export async function visit<Result>(
  path: string,
  viewport: Viewport,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(viewport);
    await go(page, path);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Leads a page to a path of the site. */
export async function go(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, inject('siteUrl')).href);
}

/**
 * Presses the middle of what a selector finds, and scrolls to it first where it is out of reach.
 * Puppeteer's own click waits for the page's timers, which stand still without JavaScript.
 * @throws when nothing is found, or when it cannot be pressed
 */
export async function press(page: Page, selector: string): Promise<void> {
  const middle = await page.evaluate((selector) => {
    const target = document.querySelector(selector);
    if (!target) throw new Error(`Nothing matches ${selector}`);
    const middle = () => {
      const { x, y, width, height } = target.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const inReach = () => target.contains(document.elementFromPoint(...middle()));
    if (!inReach()) target.scrollIntoView({ behavior: 'instant' });
    if (!inReach()) throw new Error(`Nobody can press ${selector}`);
    return middle();
  }, selector);
  await page.mouse.click(...middle);
}

/** Firefox asks its maker for settings; a proxy that is not there answers for everybody but this machine. */
const nobodyElse = {
  'network.proxy.type': 1,
  'network.proxy.socks': '127.0.0.1',
  'network.proxy.socks_port': 9,
  'network.proxy.socks_remote_dns': true,
  'network.proxy.failover_direct': false,
};

export const phoneScreen = { width: 360, height: 780 };
