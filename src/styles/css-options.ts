import packageJson from '../../package.json' with { type: 'json' };

/** Oldest browsers in which pages must look right (docs/browsers.md): their names and versions from `browserslist` in package.json. */
const oldest = packageJson.browserslist.map((each) => each.split(' >= ') as [name: string, version: string]);

/** The browsers of `oldest` in the format of Lightning CSS: major version shifted left by 16 bits, minor version by 8. */
const targets = Object.fromEntries(
  oldest.map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

/** The browsers of `oldest` in Vite's format, for scripts and minification. Leaves out Samsung Internet, which Vite doesn't know. */
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
