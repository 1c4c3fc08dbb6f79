import { realpathSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumOptions } from '../../../tools/browser.ts';
import { chromiumPath, firefoxPath, oldChromiumPath } from '../../../tools/program-paths.mjs';
import type { Settings, Steps, TabBrowser } from './browser.ts';

const paths = { chromium: chromiumPath, 'old-chromium': oldChromiumPath, firefox: firefoxPath };
type Engine = keyof typeof paths;

/**
 * Starts Firefox, Chromium or an old Chromium. Each tab has its own cache and cookies.
 * @throws when the browser is not installed
 */
export async function launchPuppeteer(engine: Engine, settings: Settings): Promise<TabBrowser> {
  const browser = await launch(engine, settings);
  return {
    close: () => browser.close(),
    open: async (viewport, site) => {
      // Close the context instead of the page: going back in the history may have replaced the page's target with another target.
      const context = await browser.createBrowserContext();
      const close = () => context.close();
      try {
        const page = await context.newPage();
        await page.setViewport({ ...viewport, hasTouch: engine !== 'firefox' });
        if (engine !== 'firefox') await applySettings(page, settings);
        return { steps: stepsOf(page, site), close };
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}

async function launch(engine: Engine, { javaScript, dark }: Settings): Promise<Browser> {
  const executablePath = await paths[engine]();
  if (!executablePath) throw new Error(`${engine} was not found: tools/program-paths.mjs has the paths`);
  if (engine !== 'firefox') return puppeteer.launch({ executablePath, args: chromiumOptions });
  const extraPrefsFirefox = {
    ...offline,
    // Allow pages to read the tests' font files, which are outside the system's folders.
    'security.sandbox.content.read_path_whitelist': `${realpathSync('node_modules/dejavu-fonts-ttf')}/`,
    // False turns off the scripts of pages. Functions that a test runs in a page still work, unless they are asynchronous.
    'javascript.enabled': javaScript,
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  };
  return puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
}

/** Applies settings to a page of Chromium. Firefox gets its settings when it starts. */
async function applySettings(page: Page, { javaScript, dark }: Settings): Promise<void> {
  await page.setJavaScriptEnabled(javaScript);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }]);
}

function stepsOf(page: Page, site: string): Steps {
  const lines: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error instanceof Error ? error.message : String(error)));
  page.on('request', (request) => requests.push(request.url()));
  return {
    lines,
    requests,
    go: async (path) => {
      await page.goto(new URL(path, site).href);
    },
    back: () => page.evaluate(() => history.back()),
    run: (act, ...args) => page.evaluate(act as never, ...args) as never,
    click: (x, y) => page.mouse.click(x, y),
    touch: (x, y) => page.touchscreen.tap(x, y),
    move: (x, y) => page.mouse.move(x, y),
    key: (name) => page.keyboard.press(name),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: (paper) => page.pdf({ format: paper }),
  };
}

/** Preferences that stop Firefox's own requests to Mozilla: all requests except those to this machine go to a proxy that doesn't exist. */
const offline = {
  'network.proxy.type': 1,
  'network.proxy.socks': '127.0.0.1',
  'network.proxy.socks_port': 9,
  'network.proxy.socks_remote_dns': true,
  'network.proxy.failover_direct': false,
};
