/** What drawings have in common: one ink line, round at its ends and corners. */
export const inkLine = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
