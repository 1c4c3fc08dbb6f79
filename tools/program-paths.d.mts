/** The Chromium that the browser tests drive, or undefined where there is none. */
export function chromiumPath(): Promise<string | undefined>;
/** The Firefox that the tests drive, or undefined where there is none. */
export function firefoxPath(): string | undefined;
/** The driver of the WebKit that the tests drive and a screen for it, or undefined where something for it is missing. */
export function webKitPaths(): { driver: string; screen: string } | undefined;
/** The old Chromium that the tests drive, or undefined where there is none. */
export function oldChromiumPath(): string | undefined;
/** What the tests need of WPE, an old WebKit, or undefined where something is missing. */
export function oldWebKitPaths(): { driver: string; cog: string; weston: string } | undefined;
/** The Caddy of the tests of hosts, or undefined where there is none. */
export function caddyPath(): string | undefined;
/** Where the installer unpacks Debian's package of Caddy. */
export const unpackedCaddy: string;
/** Where the installer unpacks the old Chromium. */
export const unpackedOldChromium: string;
