import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../deploy/free-port.ts';
import { webKitPaths } from '../../../tools/program-paths.mjs';
import type { Settings } from './browser.ts';

/** A WebKit of its own, which knows nothing that another has loaded. */
export interface WebKit {
  driver: WebDriver;
  /** What pages wrote to the console, and the addresses that they asked for, since they were last emptied. */
  lines: string[];
  asked: string[];
  stop: () => Promise<void>;
}

/**
 * Starts WebKit on a screen that nobody sees.
 * @throws when it is not installed, or does not answer
 */
export async function startWebKit({ javaScript, dark }: Settings): Promise<WebKit> {
  const paths = webKitPaths();
  if (!paths) throw new Error('No WebKit: on Debian, `npm test` installs it as root');
  const running: ChildProcess[] = [];
  const stopAll = async () => {
    for (const child of running.reverse()) await end(child);
  };
  try {
    const screen = spawn(paths.screen, ['-displayfd', '3', '-screen', '0', '2600x2600x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    running.push(screen);
    const display = await firstLine(screen.stdio[3] as Readable);
    const port = await freePort();
    const server = spawn(paths.driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${display}` },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running.push(server);
    const { lines, asked } = listenTo(server.stdout);
    const driver = await openSession(`http://127.0.0.1:${port}`, [
      ...(dark ? ['--dark'] : []),
      ...(javaScript ? [] : ['--no-script']),
    ]);
    return { driver, lines, asked, stop: () => driver.quit().finally(stopAll) };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** What the windows say of their pages (webkit-window.js); other lines are the driver's own. */
function listenTo(output: Readable): Pick<WebKit, 'lines' | 'asked'> {
  const lines: string[] = [];
  const asked: string[] = [];
  createInterface(output).on('line', (text) => {
    if (!text.startsWith('{')) return;
    const { line, asked: address } = JSON.parse(text);
    if (line !== undefined) lines.push(line);
    if (address) asked.push(address);
  });
  return { lines, asked };
}

/** Opens a window, once the driver takes sessions. */
async function openSession(url: string, args: readonly string[]): Promise<WebDriver> {
  await ready(url);
  const capabilities = { browserName: 'webkit', 'webkitgtk:browserOptions': { binary: windowProgram, args } };
  return new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities)).build();
}

const windowProgram = fileURLToPath(new URL('webkit-window.js', import.meta.url));

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error('There is no screen for WebKit: Xvfb did not start');
}

/** Waits until a driver takes sessions. */
export async function ready(url: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await setTimeout(50)) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`WebKit's driver does not answer at ${url}`);
}

/** Ends a program, and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
