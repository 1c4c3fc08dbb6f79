import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver, Key as WebDriverKey } from 'selenium-webdriver';
import { freePort } from '../../../deploy/free-port.ts';
import type { Paper } from '../printed-sheets.ts';
import type { Key, Steps } from './browser.ts';

/** Seconds within which the driver must answer a command. After 30 seconds, a working driver itself ends a script in a page. */
const limit = 40;

/**
 * The driver did not answer in time. WebKit's driver hangs now and then, so vitest.config.ts runs a test with this error once more. It
 * recognises the error by its message.
 */
class NoAnswer extends Error {
  constructor(what: string, seconds: number) {
    super(`WebKit's driver did not answer ${what} within ${seconds} seconds`);
  }
}

/**
 * Starts a WebDriver program for WebKit, and through it a browser with one tab. If the program or the browser doesn't answer, starts both
 * once more. Each action of the tab fails if the driver doesn't answer a command within 40 seconds.
 * @param program path of the driver
 * @param options options for starting the driver. With `detached`, closing the tab also ends all processes that the driver has started
 * @param capabilities capabilities of the WebDriver session
 * @param site origin of the site whose paths `go` opens
 * @throws when the driver does not answer after the second start either
 */
export async function openTab(program: string, options: SpawnOptions, capabilities: object, site: string) {
  const start = () => startTab(program, options, capabilities, site);
  return start().catch((error: unknown) => {
    if (error instanceof NoAnswer) return start();
    throw error;
  });
}

/** Starts the driver and the browser once, as openTab() describes. */
async function startTab(program: string, options: SpawnOptions, capabilities: object, site: string) {
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
    const session = new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities)).build();
    const driver = withLimit(await inTime('newSession', session));
    return { steps: { ...stepsOf(driver, site, printed), lines, requests }, close: () => driver.quit().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Gives the commands of a driver a limit of time. If the driver doesn't answer a command, every later command fails at once with the error
 * of the first.
 */
function withLimit(driver: WebDriver): WebDriver {
  const execute = driver.execute.bind(driver);
  let failure: NoAnswer | undefined;
  driver.execute = async (command) => {
    if (failure) throw failure;
    return inTime(command.getName(), execute(command)).catch((error: unknown) => {
      if (error instanceof NoAnswer) failure = error;
      throw error;
    });
  };
  return driver;
}

/**
 * Waits for the driver's answer to a command.
 * @param command name of the command
 * @throws a NoAnswer if there is no answer within the limit
 */
async function inTime<Answer>(command: string, answer: PromiseLike<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswer(`the command "${command}"`, limit)), limit * 1000);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
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

/** Waits until a driver responds at a URL. Throws a NoAnswer after 20 seconds. */
async function ready(url: string): Promise<void> {
  const signal = AbortSignal.timeout(20_000);
  for (; !signal.aborted; await wait(50)) {
    const answer = await fetch(`${url}/status`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new NoAnswer(`at ${url}`, 20);
}

/** Ends a process, and waits until it has ended: sends SIGTERM, then SIGKILL if the process hasn't ended 5 seconds later. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  const kill = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(kill);
}
