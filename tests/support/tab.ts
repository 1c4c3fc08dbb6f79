import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Settings, Steps, TabBrowser } from './engines/browser.ts';
import { launchOldWebKit } from './engines/old-webkit.ts';
import { launchPuppeteer } from './engines/puppeteer.ts';
import { launchWebKit } from './engines/webkit.ts';
import { phoneScreen } from './screens.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** In which browser the tests of tests/browser/engines/ and screens/ run. */
    engine: 'chromium' | 'firefox' | 'webkit' | 'old-chromium' | 'old-webkit';
  }
}

export type Tab = ReturnType<typeof tabOf>;

/**
 * Call once in a file of tests: one browser serves them all.
 * @returns what opens a tab, lets a test use it, and closes it whatever happens
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

/** What a reader can do in a tab, in any engine. */
function tabOf(steps: Steps) {
  const { run, click, touch, move } = steps;
  const middle = (selector: string) => run(middleOf, selector);
  const arrived = (path: string) =>
    expect.poll(() => run(() => [location.pathname, document.readyState])).toEqual([path, 'complete']);
  /** Clicks the middle of what a selector finds, and scrolls to it first where it is out of reach. */
  const press = async (selector: string) => click(...(await middle(selector)));
  return {
    ...steps,
    press,
    /** Clicks a link, and waits until the page at a path that it leads to is complete. */
    follow: async (selector: string, path: string) => {
      await press(selector);
      await arrived(path);
    },
    /** Goes back, to a page at a path. */
    back: async (path: string) => {
      await steps.back();
      await arrived(path);
    },
    /** Touches the middle with a finger. */
    tap: async (selector: string) => touch(...(await middle(selector))),
    /** Moves the pointer there. */
    pointAt: async (selector: string) => move(...(await middle(selector))),
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
