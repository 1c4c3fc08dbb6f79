import packageJson from '../../package.json' with { type: 'json' };

/** The oldest browsers in which pages look right (docs/browsers.md), by name and version. */
const oldest = packageJson.browserslist.map((each) => each.split(' >= ') as [name: string, version: string]);

/** The same, as Lightning CSS writes versions: the major one above 16 bits, the minor one above 8. */
const targets = Object.fromEntries(
  oldest.map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

/** The same, as Vite writes them for scripts and for what it minifies; Samsung's browser is a Chromium under another number. */
export const buildTargets = oldest
  .filter(([name]) => name !== 'samsung')
  .map(([name, version]) => name.replace('ios_saf', 'ios') + version);

/**
 * How Vite reads the styles, in the pages and in the script that React runs in. Lightning CSS knows `@custom-media`. The
 * names of animations, counters and what moves between pages get no hash: two components that use one mean the same.
 */
export const cssOptions = {
  transformer: 'lightningcss',
  lightningcss: { targets, drafts: { customMedia: true }, cssModules: { animation: false, customIdents: false } },
} as const;
