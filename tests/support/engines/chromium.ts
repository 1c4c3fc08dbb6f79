import { chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Settings, Steps, TabBrowser } from './browser.ts';

/** The Chromium that all files of tests share; each tab has a cache of its own. */
export async function connectChromium({ javaScript, dark }: Settings): Promise<TabBrowser> {
  const browser = await chromium.connect(inject('chromium'));
  const reader = { javaScriptEnabled: javaScript, colorScheme: dark ? 'dark' : 'light', hasTouch: true } as const;
  return {
    close: () => browser.close(),
    open: async (viewport, site) => {
      const context = await browser.newContext({ ...reader, viewport, baseURL: site });
      return { steps: stepsOf(await context.newPage()), close: () => context.close() };
    },
  };
}

function stepsOf(page: Page): Steps {
  const lines: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', ({ message }) => lines.push(message));
  page.on('request', (request) => asked.push(request.url()));
  return {
    lines,
    asked,
    go: async (path) => {
      await page.goto(path);
    },
    back: () => page.evaluate(() => history.back()),
    run: (act, ...args) => page.evaluate(`(${act})(...${JSON.stringify(args)})`),
    click: (x, y) => page.mouse.click(x, y),
    touch: (x, y) => page.touchscreen.tap(x, y),
    move: (x, y) => page.mouse.move(x, y),
    key: (name) => page.keyboard.press(name),
    screenshot: () => page.screenshot(),
    print: (format) => page.pdf({ format }),
  };
}
