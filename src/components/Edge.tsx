import type { Words } from '../site/files/content.ts';
import styles from './Edge.module.css';

/**
 * Background colour of a band (a full-width section of a page). The colour also decides the shape of the band's upper edge. All names but
 * `glass` are layers in a cross-section of the coast.
 */
export type Tone = 'sky' | 'chalk' | 'glass' | 'earth' | 'channel';

/** Style of the upper edges of bands, which a firm chooses in its look.yaml. */
export type Edges = Words['look']['edges'];

/** Curved upper edge of a band of tone `channel` or `chalk`. Renders nothing for other tones or for `straight` edges. */
export function Edge({ tone, edges }: { tone: Tone; edges: Edges }) {
  const shape = shapes[edges]?.[tone];
  if (!shape) return null;
  return (
    // The viewBox cuts off 2 units on the left and on the right. The vertical sides of the shape are there, and their outline must not
    // show.
    <svg className={styles.edge} viewBox="2 0 996 44" preserveAspectRatio="none" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

// Both curves extend across the whole width of 1000 units, without a repeating pattern.
const waves = 'q60 26 130-2 110 34 300-6 114 34 310-2 104 30 260 8';
const hollows = 'q84-8 126 4s16 20 30 20 14-26 42-26q180 0 330 6 14 22 34 22t36-26q200-6 410 4';

const shapes: Partial<Record<Edges, Partial<Record<Tone, string>>>> = {
  coast: { channel: `M0 18${waves}V60H0z`, chalk: `M0 16${hollows}V60H0z` },
  hills: {
    channel: 'M0 30q120-30 260-14t230 8 210-6 160 4 140-12V60H0z',
    chalk: 'M0 10q90 6 200 18t260-4 250-12 290 10V60H0z',
  },
};
