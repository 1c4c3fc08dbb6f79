import styles from './Edge.module.css';

/** Ground of a band: its background colour and the shape of its upper edge. The names are layers of a cross-section of the coast. */
export type Tone = 'sky' | 'chalk' | 'glass' | 'earth' | 'channel';

/** Upper edge of a band: waves for `channel`, hollows for `chalk`. Renders nothing for other tones, whose edge is straight. */
export function Edge({ tone }: { tone: Tone }) {
  const shape = shapes[tone];
  if (!shape) return null;
  return (
    // The viewBox cuts off the left and right sides of the shape, which would show its outline.
    <svg className={styles.edge} viewBox="2 0 996 44" preserveAspectRatio="none" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

// Each line is as wide as the page, so that its pattern doesn't repeat.
const waves =
  'q36 24 70-4 60 36 142 4 34 20 92-8 62 38 150 6 30 16 84-6 52 30 120 6 40 24 96-6 56 34 140 8 36 20 88-4 42 26 118 2';
const hollows =
  'q84-8 96 0s16 23 30 23 14-30 42-30q86 0 132 8c22 0 26 13 38 13s12-18 34-18q60 0 108 2 16 20 34 20t30-22q130 4 216 0 14 26 34 26t36-28q100-4 178 6';

const shapes: Partial<Record<Tone, string>> = {
  channel: `M0 18${waves}V60H0z`,
  chalk: `M0 16${hollows}V60H0z`,
};
