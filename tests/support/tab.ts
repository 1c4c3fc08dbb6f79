import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Settings, Steps, TabBrowser } from './engines/browser.ts';
import { launchOldWebKit } from './engines/old-webkit.ts';
import { launchPuppeteer } from './engines/puppeteer.ts';
import { launchWebKit } from './engines/webkit.ts';
import { phoneScreen } from './screens.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser for the tests in tests/browser/engines/ and tests/browser/screens/. */
    engine: 'chromium' | 'firefox' | 'webkit' | 'old-chromium' | 'old-webkit';
  }
}

export type Tab = ReturnType<typeof tabOf>;

/**
 * Starts a browser for a test file. Call it once in a file for each kind of settings.
 * @returns a function that opens a tab, calls a function with it, and closes it, also after an error
 */
export function tabs(settings: Partial<Settings> = {}) {
  let browser: TabBrowser;
  beforeAll(async () => {
    browser = await launch({ javaScript: true, dark: false, ...settings });
  });
  afterAll(() => browser.close());
  return async <Result>(use: (tab: Tab) => Promise<Result>, viewport = phoneScreen.viewport): Promise<Result> => {
    const { steps, close } = await browser.open(viewport, inject('siteUrl'));
    try {
      return await use(tabOf(steps));
    } finally {
      await close();
    }
  };
}

function launch(settings: Settings): Promise<TabBrowser> {
  const engine = inject('engine');
  if (engine === 'webkit') return launchWebKit(settings);
  return engine === 'old-webkit' ? launchOldWebKit(settings) : launchPuppeteer(engine, settings);
}

/** Actions in a tab, the same for each browser. */
function tabOf(steps: Steps) {
  const { run, click, touch, move } = steps;
  const middle = (selector: string) => run(middleOf, selector);
  const arrived = (path: string) =>
    expect.poll(() => run(() => [location.pathname, document.readyState])).toEqual([path, 'complete']);
  /** Clicks the middle of an element, after scrolling to it if it's off the screen or covered. */
  const press = async (selector: string) => click(...(await middle(selector)));
  return {
    ...steps,
    press,
    /** Clicks a link, and waits until the page at a path has loaded. */
    follow: async (selector: string, path: string) => {
      await press(selector);
      await arrived(path);
    },
    /** Goes back in the history, and waits until the page at a path has loaded. */
    back: async (path: string) => {
      await steps.back();
      await arrived(path);
    },
    /** Taps the middle of an element. */
    tap: async (selector: string) => touch(...(await middle(selector))),
    /** Moves the pointer to the middle of an element. */
    pointAt: async (selector: string) => move(...(await middle(selector))),
  };
}

/**
 * The middle of an element on the screen, in CSS pixels. After scrolling to it, waits for two frames, since scrolling closes tooltips.
 * @throws when there is no such element, or when it's covered
 */
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
  if (!inReach()) throw new Error(`${selector} is covered`);
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(middle()))));
}
