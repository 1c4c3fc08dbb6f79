/** Default SVG attributes of the lines in a drawing: ink-coloured, 1.6 units wide, with round ends and corners. */
export const inkLine = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
