import type { Paper } from '../printed-sheets.ts';

/** A browser that opens tabs, each with a cache and cookies of its own. */
export interface TabBrowser {
  /** @param site address of the site whose paths `go` opens */
  open: (viewport: Viewport, site: string) => Promise<{ steps: Steps; close: () => Promise<void> }>;
  close: () => Promise<void>;
}

/** Basic actions in a tab, which each driver implements. tab.ts builds the others on them. */
export interface Steps {
  /** Opens a path of the site. */
  go: (path: string) => Promise<void>;
  /** Goes back in the history. (Not by a script: WebKit's driver may never answer a script that leaves its page.) */
  back: () => Promise<unknown>;
  /** Runs a function in the page. */
  run: <Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Clicks a point on the screen, in CSS pixels from the top left corner; `touch` taps it, `move` moves the pointer there. */
  click: (x: number, y: number) => Promise<void>;
  touch: (x: number, y: number) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  key: (name: Key) => Promise<void>;
  /** Takes a screenshot as a PNG. */
  screenshot: () => Promise<Buffer>;
  /** Prints the page into a PDF. */
  print: (paper: Paper) => Promise<Uint8Array>;
  /** Lines that the pages wrote to the console, errors included. */
  lines: readonly string[];
  /** Addresses that the pages requested. */
  requests: readonly string[];
}

export type Key = 'Tab' | 'Enter' | 'Escape';
type Viewport = { width: number; height: number };

/** Settings of a browser. */
export interface Settings {
  javaScript: boolean;
  dark: boolean;
}
