import { realpathSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { quiet } from '../../../tools/browser.ts';
import { chromiumPath, firefoxPath, oldChromiumPath } from '../../../tools/program-paths.mjs';
import type { Settings, Steps, TabBrowser } from './browser.ts';

const paths = { chromium: chromiumPath, 'old-chromium': oldChromiumPath, firefox: firefoxPath };
type Engine = keyof typeof paths;

/**
 * Starts Firefox, or a Chromium of today or an old one; each of its tabs has a cache of its own.
 * @throws when it is not installed
 */
export async function launchPuppeteer(engine: Engine, settings: Settings): Promise<TabBrowser> {
  const browser = await launch(engine, settings);
  return {
    close: () => browser.close(),
    open: async (viewport, site) => {
      // On the way back a browser may put another target in the page's place; its context knows them all.
      const context = await browser.createBrowserContext();
      const close = () => context.close();
      try {
        const page = await context.newPage();
        await page.setViewport({ ...viewport, hasTouch: engine !== 'firefox' });
        if (engine !== 'firefox') await settle(page, settings);
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
  if (!executablePath) throw new Error(`No ${engine}: tools/program-paths.mjs says where one is looked for`);
  if (engine !== 'firefox') return puppeteer.launch({ executablePath, args: quiet });
  const extraPrefsFirefox = {
    ...nobodyElse,
    // It keeps pages from reading files, fonts outside the system's folders among them.
    'security.sandbox.content.read_path_whitelist': `${realpathSync('node_modules/dejavu-fonts-ttf')}/`,
    // The scripts of pages stop; what a test runs still works, as long as it waits for nothing.
    'javascript.enabled': javaScript,
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  };
  return puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
}

/** Chromium takes per page what Firefox takes as it starts. */
async function settle(page: Page, { javaScript, dark }: Settings): Promise<void> {
  await page.setJavaScriptEnabled(javaScript);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }]);
}

function stepsOf(page: Page, site: string): Steps {
  const lines: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error instanceof Error ? error.message : String(error)));
  page.on('request', (request) => asked.push(request.url()));
  return {
    lines,
    asked,
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

/** Firefox asks its maker for settings; a proxy that is not there answers for everybody but this machine. */
const nobodyElse = {
  'network.proxy.type': 1,
  'network.proxy.socks': '127.0.0.1',
  'network.proxy.socks_port': 9,
  'network.proxy.socks_remote_dns': true,
  'network.proxy.failover_direct': false,
};
