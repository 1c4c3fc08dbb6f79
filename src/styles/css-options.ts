import packageJson from '../../package.json' with { type: 'json' };

/** Oldest browsers in which pages must look right (docs/browsers.md), as names and versions. */
const oldest = packageJson.browserslist.map((each) => each.split(' >= ') as [name: string, version: string]);

/** Those browsers in the format of Lightning CSS: the major version shifted by 16 bits, the minor version by 8. */
const targets = Object.fromEntries(
  oldest.map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

/** Those browsers in the format of Vite, for scripts and minification. Vite doesn't know Samsung Internet, which is based on Chromium. */
export const buildTargets = oldest
  .filter(([name]) => name !== 'samsung')
  .map(([name, version]) => name.replace('ios_saf', 'ios') + version);

/**
 * Options for how Vite processes CSS, in pages and in the tooltip script. Lightning CSS supports `@custom-media`. Names of animations,
 * counters and view transitions get no hash, so that components can share them.
 */
export const cssOptions = {
  transformer: 'lightningcss',
  lightningcss: { targets, drafts: { customMedia: true }, cssModules: { animation: false, customIdents: false } },
} as const;
