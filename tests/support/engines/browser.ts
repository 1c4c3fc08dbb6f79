import type { Paper } from '../printed-sheets.ts';

/** A browser that opens tabs, each apart from the others. */
export interface TabBrowser {
  /** @param site where the paths are that it will be asked to open */
  open: (viewport: Viewport, site: string) => Promise<{ steps: Steps; close: () => Promise<void> }>;
  close: () => Promise<void>;
}

/** What each browser does in a way of its own. */
export interface Steps {
  /** Opens a path of the site. */
  go: (path: string) => Promise<void>;
  /** Not by a script: WebKit's driver may never answer one that leaves its own page. */
  back: () => Promise<unknown>;
  /** Runs a function in the page. */
  run: <Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** These take a place on the screen, in CSS pixels from its top left corner. */
  click: (x: number, y: number) => Promise<void>;
  touch: (x: number, y: number) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  key: (name: Key) => Promise<void>;
  /** What is on the screen, as a PNG. */
  screenshot: () => Promise<Buffer>;
  /** Prints the page into a PDF. */
  print: (paper: Paper) => Promise<Uint8Array>;
  /** What the page wrote to the console, errors included. */
  lines: readonly string[];
  /** The addresses that were asked for. */
  asked: readonly string[];
}

export type Key = 'Tab' | 'Enter' | 'Escape';
export type Viewport = { width: number; height: number };

/** How a reader has set their browser. */
export interface Settings {
  javaScript: boolean;
  dark: boolean;
}
