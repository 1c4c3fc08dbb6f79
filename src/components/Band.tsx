import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { Edge } from './Edge.tsx';

/** The ground a band stands on; each has an edge of its own, so that neighbours differ. */
export type Tone = 'sky' | 'chalk' | 'glass' | 'earth' | 'channel';

/** Where the pipe runs beside a band; `end` leads it into the band's call button, `own` leaves it to the band. */
export type PipeRoute = 'left' | 'right' | 'to-right' | 'to-left' | 'end' | 'own';

/** How warm the water in the pipe is here. */
export type Water = 'cold' | 'warming' | 'hot';

/** What a page decides about a band's look, in reading order. */
export interface BandLook {
  tone?: Tone;
  pipe?: PipeRoute;
  water?: Water;
  /** On wide screens `split` sets the heading beside what follows it. */
  layout?: 'stack' | 'split';
}

/** A band's own words. */
export interface SectionWords {
  heading: string;
  text: string;
}

interface Props {
  /** Names the heading, and is the band's anchor. */
  id: string;
  heading: string;
  look?: BandLook | undefined;
  /** Stands under the heading, beside the rest where the band is split. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One band of a page: a section named by its heading, with the pipe beside it. */
export function Band({ id, heading, look = {}, lead, children }: Props) {
  const { tone = 'chalk', pipe = 'left', water = 'hot', layout = 'stack' } = look;
  return (
    <section className={styles.band} data-tone={tone} data-pipe={pipe} data-water={water} aria-labelledby={id}>
      <Edge tone={tone} />
      <div className={styles.inner} data-layout={layout}>
        <div className={styles.head}>
          <h2 id={id}>{heading}</h2>
          {lead}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
