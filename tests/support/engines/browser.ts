import type { Paper } from '../printed-sheets.ts';

/** A running browser. Each of its tabs has its own cache and cookies. */
export interface TabBrowser {
  /**
   * Opens a tab.
   * @param viewport size in CSS pixels
   * @param site origin of the site whose paths `go` opens
   */
  open: (viewport: Viewport, site: string) => Promise<{ steps: Steps; close: () => Promise<void> }>;
  close: () => Promise<void>;
}

/** Basic actions in a tab, implemented for each kind of browser. tab.ts builds further actions from these. */
export interface Steps {
  /** Opens the page at a path of the site. */
  go: (path: string) => Promise<void>;
  /** Goes back in the history. `run` can't do this, because WebKit's driver may never return from a script that leaves its page. */
  back: () => Promise<unknown>;
  /** Runs a function in the page, and returns its result. */
  run: <Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Clicks a point on the screen, in CSS pixels from the top left corner. `touch` taps the point; `move` moves the pointer there. */
  click: (x: number, y: number) => Promise<void>;
  touch: (x: number, y: number) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  key: (name: Key) => Promise<void>;
  /** Takes a screenshot as a PNG. */
  screenshot: () => Promise<Buffer>;
  /** Prints the page into a PDF. */
  print: (paper: Paper) => Promise<Uint8Array>;
  /** Lines that the tab's pages have written to the console, and messages of errors that they did not catch. */
  lines: readonly string[];
  /** URLs that the tab's pages have requested. */
  requests: readonly string[];
}

export type Key = 'Tab' | 'Enter' | 'Escape';
type Viewport = { width: number; height: number };

/** Settings of a browser: whether pages may run scripts, and whether it prefers a dark colour scheme. */
export interface Settings {
  javaScript: boolean;
  dark: boolean;
}
