/** The Chromium that the browser tests drive, or undefined where there is none. */
export function chromiumPath(): Promise<string | undefined>;
/** The Firefox that the tests drive, or undefined where there is none. */
export function firefoxPath(): string | undefined;
