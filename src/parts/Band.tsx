import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { type BandLook, Ground } from './Ground.tsx';
import { Tee } from './pipe/Pipe.tsx';
import { RunningText } from './RunningText.tsx';

interface Props {
  /** Names the heading, and is the band's anchor. */
  id: string;
  heading: string;
  look?: BandLook | undefined;
  /** Whether readers jump to it. */
  landmark?: boolean;
  /** Under the heading. */
  text?: string | undefined;
  /** A picture or the number: where the band is split, beside the rest. */
  lead?: ReactNode;
  children: ReactNode;
  /** A wide picture along its lower edge. */
  foot?: ReactNode;
}

/** One band of a page: a section with a heading. */
export function Band({ id, heading, look = {}, landmark, text, lead, children, foot }: Props) {
  return (
    <Ground look={look} headingId={id} landmark={landmark}>
      <div className={styles.inner} data-layout={look.layout}>
        <div className={styles.head}>
          <Tee />
          <h2 id={id}>{heading}</h2>
          {text && (
            <p>
              <RunningText text={text} />
            </p>
          )}
        </div>
        {lead && <div className={styles.lead}>{lead}</div>}
        <div className={styles.body}>{children}</div>
      </div>
      {foot}
    </Ground>
  );
}
