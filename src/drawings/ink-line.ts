/** Default SVG attributes of the lines in a drawing: ink-coloured, 1.6 units wide, with round ends and corners. */
export const inkLine = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Fonts of labels on a drawing that is served as a file, in which the fonts of the site aren't available. A letter is at most 0.54 em wide. */
export const fileFont = 'Helvetica Neue, Roboto, Arial, Liberation Sans, DejaVu Sans Condensed, sans-serif';
