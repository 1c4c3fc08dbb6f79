import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../deploy/free-port.ts';
import { webKitPaths } from '../../../scripts/browser-paths.mjs';
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
  if (!paths) throw new Error('No WebKit: on Debian, `npm run test:webkit` installs it as root');
  const screen = spawn(paths.screen, ['-displayfd', '3', '-screen', '0', '2600x2600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const server = spawn(paths.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines: string[] = [];
  const asked: string[] = [];
  createInterface(server.stdout).on('line', (text) => {
    const { line, asked: address } = JSON.parse(text);
    if (line !== undefined) lines.push(line);
    if (address) asked.push(address);
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(url);
  const args = [...(dark ? ['--dark'] : []), ...(javaScript ? [] : ['--no-script'])];
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({ browserName: 'webkit', 'webkitgtk:browserOptions': { binary: windowProgram, args } }),
    )
    .build();
  return {
    driver,
    lines,
    asked,
    stop: async () => {
      await driver.quit();
      await end(server);
      await end(screen);
    },
  };
}

const windowProgram = fileURLToPath(new URL('webkit-window.js', import.meta.url));

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error('There is no screen for WebKit: Xvfb did not start');
}

/** Waits until the driver takes sessions. */
async function ready(url: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await setTimeout(50)) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`WebKit's driver does not answer at ${url}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
