/** The Firefox that the tests drive, or undefined where there is none. */
export function firefoxPath(): string | undefined;
