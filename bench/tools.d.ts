/** What `npm run bench` uses of packages that are installed for it alone (bench/package.json). */
declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string | undefined;
    chromeFlags: readonly string[];
  }): Promise<{ port: number; kill: () => void }>;
}

declare module 'lighthouse' {
  interface Report {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: readonly string[]; logLevel: 'error' },
  ): Promise<{ lhr: Report } | undefined>;
}
