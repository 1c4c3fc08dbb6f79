/** Attributes of the line that all drawings share: ink, with round ends and corners. */
export const inkLine = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
