import type { ReactNode } from 'react';
import { DrawingImage } from '../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../drawings/drawings.ts';
import type { Sentence } from '../site/text/sentence.ts';
import styles from './Band.module.css';
import { type BandLook, Ground } from './Ground.tsx';
import { Paragraph } from './Paragraphs.tsx';
import { Tee } from './pipe/Pipe.tsx';
import { Typeset } from './Typeset.tsx';

/** What a section passes on to its band. */
export interface BandProps {
  /** Names the heading, and is the band's anchor. */
  id: string;
  look?: BandLook | undefined;
  /** Whether readers jump to it. */
  landmark?: boolean;
  /** Under the heading; where the band is split, beside the rest. */
  drawing?: DrawingFile | undefined;
  /** What the drawing says; nothing where it's decorative. */
  alt?: string;
  /** Whether the drawing is left out on narrow screens, where it would only lengthen the page. */
  wideOnly?: boolean;
  /** In the drawing's place: the number, or a drawing with words. */
  lead?: ReactNode;
  /** After all else; where the band is split, under what stands on the left. */
  after?: ReactNode;
  /** A wide picture along its lower edge. */
  foot?: ReactNode;
}

interface Props extends BandProps {
  heading: string;
  /** Under the heading. */
  text?: Sentence | undefined;
  children: ReactNode;
}

/** One band of a page: a section with a heading. */
export function Band({
  id,
  heading,
  look = {},
  landmark,
  text,
  drawing,
  alt = '',
  wideOnly,
  children,
  after,
  foot,
  ...props
}: Props) {
  const lead = drawing ? <DrawingImage drawing={drawing} alt={alt} /> : props.lead;
  return (
    <Ground look={look} headingId={id} landmark={landmark}>
      <div className={styles.inner} data-layout={look.layout}>
        <div className={styles.head}>
          <Tee />
          <h2 id={id}>
            <Typeset text={heading} />
          </h2>
          {text && <Paragraph text={text} />}
        </div>
        {lead && (
          <div className={styles.lead} data-wide-only={wideOnly}>
            {lead}
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {after && <div className={styles.after}>{after}</div>}
      </div>
      {foot}
    </Ground>
  );
}
