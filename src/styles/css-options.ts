const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The first browsers that know `light-dark()`, so that it is not spelt out; as Lightning CSS writes versions. */
const targets = { chrome: version(123), firefox: version(120), safari: version(17, 5), ios_saf: version(17, 5) };

/**
 * How Vite reads the styles, in the pages and in the script that React runs in. Lightning CSS knows `@custom-media`. The
 * names of animations, counters and what moves between pages get no hash: two components that use one mean the same.
 */
export const cssOptions = {
  transformer: 'lightningcss',
  lightningcss: { targets, drafts: { customMedia: true }, cssModules: { animation: false, customIdents: false } },
} as const;
