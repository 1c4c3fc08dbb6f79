import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { webKitPaths } from '../../../tools/program-paths.mjs';
import type { Settings, TabBrowser } from './browser.ts';
import { end, openTab } from './webdriver.ts';

const windowProgram = fileURLToPath(new URL('webkit-window.js', import.meta.url));

/**
 * Starts WebKit on a virtual screen. Each tab is a browser process of its own, with its own cache and cookies.
 * @throws when WebKit is not installed, or when the virtual screen doesn't start within 20 seconds
 */
export async function launchWebKit({ javaScript, dark }: Settings): Promise<TabBrowser> {
  const paths = webKitPaths();
  if (!paths) throw new Error('No WebKit: on Debian, `npm test` installs it as root');
  const screen = spawn(paths.screen, ['-displayfd', '3', '-screen', '0', '2600x2600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = createInterface(screen.stdio[3] as Readable);
  const [number] = await once(display, 'line', { signal: AbortSignal.timeout(20_000) });
  const flags = [...(dark ? ['--dark'] : []), ...(javaScript ? [] : ['--no-script'])];
  return {
    open: ({ width, height }, site) => {
      const browser = { binary: windowProgram, args: [`${width}`, `${height}`, ...flags] };
      const capabilities = { browserName: 'webkit', 'webkitgtk:browserOptions': browser };
      return openTab(paths.driver, { env: { DISPLAY: `:${number}` } }, capabilities, site);
    },
    close: () => end(screen),
  };
}
