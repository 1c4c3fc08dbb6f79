/** How Vite reads the styles, in the pages and in the script that React runs in. */
export const cssOptions = {
  // Lightning CSS knows @custom-media (media.css).
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true } },
} as const;

/** The first browsers that know `light-dark()`, so that it is not spelt out. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];
