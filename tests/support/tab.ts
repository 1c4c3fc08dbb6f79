import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Settings, Steps, TabBrowser } from './engines/browser.ts';
import { launchOldWebKit } from './engines/old-webkit.ts';
import { launchPuppeteer } from './engines/puppeteer.ts';
import { launchWebKit } from './engines/webkit.ts';
import { phoneScreen } from './screens.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Browser that tabs() starts. vitest.config.ts sets it for each project. */
    engine: 'chromium' | 'firefox' | 'webkit' | 'old-chromium' | 'old-webkit';
  }
}

export type Tab = ReturnType<typeof tabOf>;

/**
 * Starts a browser for a test file. Call this once in a file for each combination of settings.
 * @param settings default: JavaScript is on, and the colour scheme is light
 * @returns a function that opens a tab, calls a function with that tab, and closes the tab, even after an error
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

/** Actions in a tab, which work the same in each browser. */
function tabOf(steps: Steps) {
  const { run, click, touch, move } = steps;
  const middle = (selector: string) => run(middleOf, selector);
  const arrived = (path: string) =>
    expect.poll(() => run(() => [location.pathname, document.readyState])).toEqual([path, 'complete']);
  /** Clicks the middle of an element. Scrolls to the element first if it is off the screen or covered. */
  const press = async (selector: string) => click(...(await middle(selector)));
  return {
    ...steps,
    press,
    /** Clicks a link, and waits until the page at `path` has loaded. */
    follow: async (selector: string, path: string) => {
      await press(selector);
      await arrived(path);
    },
    /** Goes back in the history, and waits until the page at `path` has loaded. */
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
 * Position of an element's middle on the screen, in CSS pixels. Scrolls to the element first if it is off the screen or covered. Then waits
 * for two frames, in which tooltips close because of the scrolling.
 * @throws when no element matches, or when the element is still covered after scrolling
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
