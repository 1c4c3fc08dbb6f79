import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { oldWebKitPaths } from '../../../tools/program-paths.mjs';
import type { Settings, TabBrowser } from './browser.ts';
import { end, openTab } from './webdriver.ts';

/**
 * Starts WPE WebKit on a virtual screen. On Debian 12 its version is that of Safari 16. Each tab is a browser of its own, because the size
 * of the window is set when the browser starts. Scripts are always on. A tab records no console lines or requests, and can't print.
 * @throws when WPE WebKit is not installed
 */
export async function launchOldWebKit({ dark }: Settings): Promise<TabBrowser> {
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
  const browser = { binary: paths.cog, args: ['--automation', '--platform=wl'] };
  const capabilities = { browserName: 'cog', 'wpe:browserOptions': browser };
  return {
    open: async ({ width, height }, site) => {
      const size = { COG_PLATFORM_WL_VIEW_WIDTH: `${width}`, COG_PLATFORM_WL_VIEW_HEIGHT: `${height}` };
      const options = { env: { ...screen, ...size }, detached: true };
      const { steps, close } = await openTab(paths.driver, options, capabilities, site);
      const go = async (path: string) => {
        await steps.go(path);
        if (dark) await steps.run(darken);
      };
      return { steps: { ...steps, go }, close };
    },
    close: async () => {
      await end(weston);
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Applies the page's styles and pictures for a dark colour scheme, because WPE has no setting for the scheme. Runs after `go`, but not when
 * a click opens another page.
 */
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
