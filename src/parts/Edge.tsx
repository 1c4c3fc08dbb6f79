import styles from './Edge.module.css';

/** What a band is drawn on, from the sky down to the sea. */
export type Tone = 'sky' | 'chalk' | 'glass' | 'earth' | 'channel';

/** How a ground ends above: waves over the Channel, hollows in the chalk; the others are straight. */
export function Edge({ tone }: { tone: Tone }) {
  const shape = shapes[tone];
  if (!shape) return null;
  return (
    // The sides of the shape, which have the line as well, lie outside.
    <svg className={styles.edge} viewBox="2 0 996 44" preserveAspectRatio="none" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

// No part of a line comes twice on a page's width.
const waves =
  'q36 24 70-4 42 30 88 6 34 18 78-10 46 36 97 8 24 12 52 2 60 34 118 0 30 16 64-6 52 30 108 6 22 10 46-4 48 28 104 4 34 20 76-8 40 28 99 6';
const hollows =
  'q84-8 96 0s16 23 30 23 14-30 42-30q86 0 132 8c22 0 26 13 38 13s12-18 34-18q40 0 68 2 16 20 34 20t30-22q110 4 176 0 14 26 34 26t36-28q60-4 92 2 12 14 26 14t24-16q60 4 106 6';

const shapes: Partial<Record<Tone, string>> = {
  channel: `M0 18${waves}V60H0z`,
  chalk: `M0 16${hollows}V60H0z`,
};
