import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Settings, Steps, TabBrowser, Viewport } from './engines/browser.ts';
import { connectChromium } from './engines/chromium.ts';
import { launchOldWebKit } from './engines/old-webkit.ts';
import { launchPuppeteer } from './engines/puppeteer.ts';
import { launchWebKit } from './engines/webkit.ts';
import { phoneScreen } from './screens.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** In which browser the tests of tests/every-firm/engines/ and screens/ run. */
    engine: 'chromium' | 'firefox' | 'webkit' | 'old-chromium' | 'old-webkit';
  }
}

/** A tab of a browser, with what a reader can do there, in any engine. */
export interface Tab extends Omit<Steps, 'back'> {
  /** Clicks a link, and waits until the page at a path that it leads to is complete. */
  follow: (selector: string, path: string) => Promise<void>;
  /** Goes back, to a page at a path. */
  back: (path: string) => Promise<void>;
  /** Clicks the middle of what a selector finds, and scrolls to it first where it is out of reach. */
  press: (selector: string) => Promise<void>;
  /** Touches it with a finger. */
  tap: (selector: string) => Promise<void>;
  /** Moves the pointer there. */
  pointAt: (selector: string) => Promise<void>;
}

interface Options {
  viewport?: Viewport;
}

/** Opens a tab, lets a test use it, and closes it whatever happens. */
type UseTab = <Result>(use: (tab: Tab) => Promise<Result>, options?: Options) => Promise<Result>;

/** Call once in a file of tests: one browser serves them all. */
export function tabs(settings: Partial<Settings> = {}): UseTab {
  let browser: TabBrowser;
  beforeAll(async () => {
    browser = await launch(settings);
  });
  afterAll(() => browser.close());
  return (use, options) => inTab(browser, use, options);
}

function launch(some: Partial<Settings>): Promise<TabBrowser> {
  const engine = inject('engine');
  const settings = { javaScript: true, dark: false, firstVisits: false, ...some };
  if (engine === 'chromium') return connectChromium(settings);
  if (engine === 'webkit') return launchWebKit(settings);
  return engine === 'old-webkit' ? launchOldWebKit(settings) : launchPuppeteer(engine, settings);
}

async function inTab<Result>(
  browser: TabBrowser,
  use: (tab: Tab) => Promise<Result>,
  options: Options = {},
): Promise<Result> {
  const { steps, close } = await browser.open(options.viewport ?? phoneScreen.viewport, inject('siteUrl'));
  try {
    return await use(tabOf(steps));
  } finally {
    await close();
  }
}

function tabOf(steps: Steps): Tab {
  const { run, click, touch, move } = steps;
  const middle = (selector: string) => run(middleOf, selector);
  const press = async (selector: string) => click(...(await middle(selector)));
  const arrived = (path: string) =>
    expect.poll(() => run(() => [location.pathname, document.readyState])).toEqual([path, 'complete']);
  return {
    ...steps,
    press,
    follow: async (selector, path) => {
      await press(selector);
      await arrived(path);
    },
    back: async (path) => {
      await steps.back();
      await arrived(path);
    },
    tap: async (selector) => touch(...(await middle(selector))),
    pointAt: async (selector) => move(...(await middle(selector))),
  };
}

/** Where a pointer meets what a selector finds. Where it has to scroll there, it waits: a scroll closes tooltips. */
function middleOf(selector: string): [number, number] | Promise<[number, number]> {
  const target = document.querySelector(selector);
  if (!target) throw new Error(`Nothing matches ${selector}`);
  const middle = (): [number, number] => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const inReach = () => target.contains(document.elementFromPoint(...middle()));
  if (inReach()) return middle();
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!inReach()) throw new Error(`Nobody can press ${selector}`);
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(middle()))));
}
