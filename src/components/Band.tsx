import type { ReactNode } from 'react';
import styles from './Band.module.css';

/** How a band stands out from its neighbours. */
export type Tone = 'plain' | 'raised' | 'sea-glass' | 'channel';

/** A band's own words. */
export interface SectionWords {
  heading: string;
  text: string;
}

/**
 * One band of a page: a section named by its heading.
 * @param id names the heading, and is the band's anchor
 */
export function Band({
  id,
  heading,
  tone = 'plain',
  children,
}: {
  id: string;
  heading: string;
  tone?: Tone;
  children: ReactNode;
}) {
  return (
    <section className={styles.band} data-tone={tone} aria-labelledby={id}>
      <div className={styles.inner}>
        <h2 id={id}>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
