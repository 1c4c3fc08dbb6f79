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

const shapes: Partial<Record<Tone, string>> = {
  channel:
    'M0 18Q34 40 62 14 96 44 140 20 170 38 214 10 250 44 300 18 344 40 372 22 420 46 470 12 500 36 548 20 590 46 640 14 676 40 716 22 752 42 806 8 840 42 884 20 920 38 950 16 980 36 1000 22V60H0z',
  chalk:
    'M0 16C40 9 74 19 96 16S112 39 126 39 140 11 168 9C230 5 250 20 300 17 322 16 326 30 338 30S350 14 372 12C420 8 470 16 540 9 566 8 566 42 582 43S602 12 626 12C690 11 720 20 780 16 800 14 806 27 818 27S832 9 852 11C900 14 950 6 1000 12V60H0z',
};
