import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort } from '../../../deploy/free-port.ts';
import { oldWebKitPaths } from '../../../tools/program-paths.mjs';
import type { Settings, TabBrowser, Viewport } from './browser.ts';
import { end, ready } from './start-webkit.ts';
import { stepsOf } from './webkit.ts';

/**
 * Starts WPE, which on Debian 12 is the WebKit of Safari 16, on a screen that nobody sees. Each tab is a browser of its own,
 * since it takes its size as it starts.
 * @throws when it is not installed
 */
export async function launchOldWebKit(settings: Settings): Promise<TabBrowser> {
  const paths = oldWebKitPaths();
  if (!paths) throw new Error('No WPE WebKit: on Debian, `npm run test:all` installs it as root');
  const folder = mkdtempSync(join(tmpdir(), 'screen-'));
  const screen = { XDG_RUNTIME_DIR: folder, WAYLAND_DISPLAY: 'screen' };
  const weston = spawn(
    paths.weston,
    ['--backend=headless-backend.so', `--socket=${screen.WAYLAND_DISPLAY}`, '--idle-time=0'],
    { env: { ...process.env, ...screen }, stdio: 'ignore' },
  );
  for (let wait = 0; wait < 20_000 && !existsSync(join(folder, screen.WAYLAND_DISPLAY)); wait += 50)
    await setTimeout(50);
  return {
    open: async (viewport, site) => {
      const { driver, server } = await start(paths, screen, viewport);
      const steps = stepsOf({ driver, lines: [], asked: [] }, site);
      const go = async (path: string) => {
        await steps.go(path);
        if (settings.dark) await driver.executeScript(`(${darken})()`);
      };
      return { steps: { ...steps, go }, close: () => driver.quit().finally(() => endAll(server)) };
    },
    close: async () => {
      await end(weston);
      rmSync(folder, { recursive: true });
    },
  };
}

async function start(paths: { driver: string; cog: string }, screen: NodeJS.ProcessEnv, { width, height }: Viewport) {
  const port = await freePort();
  const size = { COG_PLATFORM_WL_VIEW_WIDTH: `${width}`, COG_PLATFORM_WL_VIEW_HEIGHT: `${height}` };
  const server: ChildProcess = spawn(paths.driver, [`--port=${port}`], {
    env: { ...process.env, ...screen, ...size },
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const browser = { binary: paths.cog, args: ['--automation', '--platform=wl'] };
  const capabilities = new Capabilities({ browserName: 'cog', 'wpe:browserOptions': browser });
  try {
    await ready(url);
    return { server, driver: await new Builder().usingServer(url).withCapabilities(capabilities).build() };
  } catch (error) {
    await endAll(server);
    throw error;
  }
}

/** Ends the driver and the browser that it started, which may outlive it. */
async function endAll(server: ChildProcess): Promise<void> {
  if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  await end(server);
}

/** It has no dark scheme of its own: what is for one is made to hold. */
function darken() {
  const dark = /\(prefers-color-scheme: ?dark\)/;
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSMediaRule && dark.test(rule.media.mediaText)) rule.media.mediaText = 'all';
    }
  }
  for (const source of document.querySelectorAll('source')) {
    if (!dark.test(source.media)) continue;
    source.media = 'all';
    source.parentElement?.replaceWith(source.parentElement.cloneNode(true));
  }
}
