import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver, Key as WebDriverKey } from 'selenium-webdriver';
import { freePort } from '../../../deploy/free-port.ts';
import type { Paper } from '../printed-sheets.ts';
import type { Key, Steps } from './browser.ts';

/**
 * Starts a WebDriver program for WebKit, and through it a browser with one tab.
 * @param program path of the driver
 * @param options options for starting the driver. With `detached`, closing the tab also ends all processes that the driver has started
 * @param capabilities capabilities of the WebDriver session
 * @param site origin of the site whose paths `go` opens
 * @throws when the driver does not respond within 20 seconds
 */
export async function openTab(program: string, options: SpawnOptions, capabilities: object, site: string) {
  const port = await freePort();
  const env = { ...process.env, ...options.env };
  const server = spawn(program, [`--port=${port}`], { ...options, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const lines: string[] = [];
  const requests: string[] = [];
  const printed = new EventEmitter();
  // Lines that begin with { are JSON from webkit-window.js. Skip all other lines: the driver itself prints those.
  createInterface(server.stdout).on('line', (text) => {
    if (!text.startsWith('{')) return;
    const { line, request, printed: file } = JSON.parse(text);
    if (line !== undefined) lines.push(line);
    if (request) requests.push(request);
    if (file) printed.emit(file);
  });
  const stop = async () => {
    if (options.detached && server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    await end(server);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url);
    const driver = await new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities)).build();
    return { steps: { ...stepsOf(driver, site, printed), lines, requests }, close: () => driver.quit().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

function stepsOf(driver: WebDriver, site: string, printed: EventEmitter): Omit<Steps, 'lines' | 'requests'> {
  const pointAt = (x: number, y: number) => driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });
  return {
    go: (path) => driver.get(new URL(path, site).href),
    back: () => driver.navigate().back(),
    run: (act, ...args) => driver.executeScript(`return (${act}).apply(null, arguments)`, ...args),
    click: (x, y) => pointAt(x, y).click().perform(),
    touch: () => Promise.reject(new Error('WebKit’s driver has no touch events')),
    move: (x, y) => pointAt(x, y).perform(),
    key: (name) => driver.actions().sendKeys(keys[name]).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: (paper) => printPage(driver, printed, paper),
  };
}

/** Has webkit-window.js print the page to a temporary PDF, and returns the PDF. Throws when printing takes longer than a minute. */
async function printPage(driver: WebDriver, printed: EventEmitter, paper: Paper): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  try {
    const file = join(folder, 'page.pdf');
    const done = once(printed, file, { signal: AbortSignal.timeout(60_000) });
    const job = JSON.stringify({ file, paper });
    await driver.executeScript('webkit.messageHandlers.print.postMessage(arguments[0])', job);
    await done;
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const keys: Record<Key, string> = {
  Tab: WebDriverKey.TAB,
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
};

/** Waits until a driver responds at a URL. Throws after 20 seconds. */
async function ready(url: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await setTimeout(50)) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`WebKit's driver does not answer at ${url}`);
}

/** Sends SIGTERM to a process, and waits until the process has ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
