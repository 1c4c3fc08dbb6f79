import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { quiet } from '../../scripts/browser.ts';
import { chromiumPath, firefoxPath } from '../../scripts/browser-paths.mjs';
import { phoneScreen } from './screens.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** In which browser the tests of tests/every-firm/engines/ run. */
    engine: 'chromium' | 'firefox';
  }
}

/** A tab of a browser, with what a reader can do there, in any engine. */
export interface Tab {
  /** Opens a path of the site. */
  go: (path: string) => Promise<void>;
  /** Clicks a link, and waits until the page at a path that it leads to is complete. */
  follow: (selector: string, path: string) => Promise<void>;
  /** Goes back, to a page at a path. */
  back: (path: string) => Promise<void>;
  /** Runs a function in the page. */
  run: <Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Clicks the middle of what a selector finds, and scrolls to it first where it is out of reach. */
  press: (selector: string) => Promise<void>;
  /** Touches it with a finger. */
  tap: (selector: string) => Promise<void>;
  /** Moves the pointer there. */
  pointAt: (selector: string) => Promise<void>;
  key: (name: 'Tab' | 'Enter' | 'Escape') => Promise<void>;
  /** What the page wrote to the console, errors included. */
  lines: readonly string[];
  /** The addresses that were asked for. */
  asked: readonly string[];
}

interface Options {
  viewport?: { width: number; height: number };
  javaScript?: boolean;
  /** Where the site is, when not on its host. */
  site?: string;
}

/** Call once in a file of tests: one browser serves them all. Opens a tab, lets a test use it, and closes it whatever happens. */
export function tabs({ javaScript = true }: Pick<Options, 'javaScript'> = {}) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(javaScript);
  });
  afterAll(() => browser.close());
  return async (use: (tab: Tab) => Promise<void>, { viewport = phoneScreen.viewport, site }: Options = {}) => {
    // On the way back a browser may put another target in the page's place; its context knows them all.
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      await page.setViewport({ ...viewport, hasTouch: inject('engine') === 'chromium' });
      await page.setJavaScriptEnabled(javaScript).catch(() => {});
      await use(tabOf(page, site ?? inject('siteUrl')));
    } finally {
      await context.close();
    }
  };
}

async function launch(javaScript: boolean): Promise<Browser> {
  if (inject('engine') === 'chromium') {
    return puppeteer.launch({ executablePath: (await chromiumPath()) ?? '', args: quiet });
  }
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error('No Firefox: install one, or set FIREFOX_PATH to its program');
  // With this preference the scripts of pages stop; what a test runs still works, as long as it waits for nothing.
  const extraPrefsFirefox = { ...nobodyElse, 'javascript.enabled': javaScript };
  return puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
}

function tabOf(page: Page, site: string): Tab {
  const lines: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error instanceof Error ? error.message : String(error)));
  page.on('request', (request) => asked.push(request.url()));
  const press = async (selector: string) => page.mouse.click(...(await middleOf(page, selector)));
  const arrived = (path: string) =>
    expect.poll(() => page.evaluate(() => [location.pathname, document.readyState])).toEqual([path, 'complete']);
  return {
    lines,
    asked,
    press,
    go: async (path) => {
      await page.goto(new URL(path, site).href);
    },
    follow: async (selector, path) => {
      await press(selector);
      await arrived(path);
    },
    // Puppeteer's own goBack waits for a load, which a kept page does not have.
    back: async (path) => {
      await page.evaluate(() => history.back());
      await arrived(path);
    },
    run: (act, ...args) => page.evaluate(act as never, ...args) as never,
    tap: async (selector) => page.touchscreen.tap(...(await middleOf(page, selector))),
    pointAt: async (selector) => page.mouse.move(...(await middleOf(page, selector))),
    key: (name) => page.keyboard.press(name),
  };
}

/** Where a pointer meets what a selector finds. */
function middleOf(page: Page, selector: string): Promise<readonly [number, number]> {
  return page.evaluate((selector) => {
    const target = document.querySelector(selector);
    if (!target) throw new Error(`Nothing matches ${selector}`);
    const middle = () => {
      const { x, y, width, height } = target.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const inReach = () => target.contains(document.elementFromPoint(...middle()));
    if (!inReach()) target.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!inReach()) throw new Error(`Nobody can press ${selector}`);
    return middle();
  }, selector);
}

/** Firefox asks its maker for settings; a proxy that is not there answers for everybody but this machine. */
const nobodyElse = {
  'network.proxy.type': 1,
  'network.proxy.socks': '127.0.0.1',
  'network.proxy.socks_port': 9,
  'network.proxy.socks_remote_dns': true,
  'network.proxy.failover_direct': false,
};
