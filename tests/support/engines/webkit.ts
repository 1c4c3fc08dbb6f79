import { type WebDriver, Key as WebDriverKey } from 'selenium-webdriver';
import type { Key, Settings, Steps, TabBrowser, Viewport } from './browser.ts';
import { startWebKit, type WebKit } from './start-webkit.ts';

/**
 * Starts WebKit; its tabs share a cache, unless each is asked to be a first visit.
 * @throws when it is not installed
 */
export async function launchWebKit(settings: Settings): Promise<TabBrowser> {
  if (settings.firstVisits) return { open: (...where) => openAlone(settings, ...where), close: async () => {} };
  const webKit = await startWebKit(settings);
  const { driver } = webKit;
  const first = await driver.getWindowHandle();
  return {
    close: () => webKit.stop(),
    open: async (viewport, site) => {
      await driver.switchTo().newWindow('tab');
      const steps = stepsOf(webKit, site);
      await resize(driver, viewport);
      return {
        steps,
        close: async () => {
          await driver.close();
          await driver.switchTo().window(first);
        },
      };
    },
  };
}

/** The one tab of a WebKit that knows nothing. */
async function openAlone(settings: Settings, viewport: Viewport, site: string) {
  const webKit = await startWebKit(settings);
  const steps = stepsOf(webKit, site);
  try {
    await resize(webKit.driver, viewport);
  } catch (error) {
    await webKit.stop();
    throw error;
  }
  return { steps, close: () => webKit.stop() };
}

/** What a driver of WebKit does in a tab. */
export function stepsOf({ driver, lines, asked }: Omit<WebKit, 'stop'>, site: string): Steps {
  lines.length = 0;
  asked.length = 0;
  const pointAt = (x: number, y: number) => driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });
  return {
    lines,
    asked,
    go: (path) => driver.get(new URL(path, site).href),
    back: () => driver.navigate().back(),
    run: (act, ...args) => driver.executeScript(`return (${act}).apply(null, arguments)`, ...args),
    click: (x, y) => pointAt(x, y).click().perform(),
    touch: () => Promise.reject(new Error('The driver of WebKit has no finger')),
    move: (x, y) => pointAt(x, y).perform(),
    key: (name) => driver.actions().sendKeys(keys[name]).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: () => Promise.reject(new Error('The driver of WebKit has no printer')),
  };
}

const keys: Record<Key, string> = {
  Tab: WebDriverKey.TAB,
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
};

/** A window takes a moment to take its size. */
async function resize(driver: WebDriver, { width, height }: Viewport): Promise<void> {
  await driver.manage().window().setRect({ width, height });
  await driver.wait(async () => (await driver.executeScript('return innerWidth')) === width, 5000);
}
