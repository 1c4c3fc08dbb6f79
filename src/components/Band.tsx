import type { ReactNode } from 'react';
import { DrawingImage } from '../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../drawings/drawings.ts';
import type { Sentence } from '../site/text/sentence.ts';
import styles from './Band.module.css';
import { type BandLook, Ground } from './Ground.tsx';
import { Paragraph } from './Paragraphs.tsx';
import { Tee } from './pipe/Pipe.tsx';
import { Typeset } from './Typeset.tsx';

/** Props that `Band` shares with components based on `Band`, such as `TextBand`. */
export interface BandProps {
  /** Id of the heading, for links to the band. */
  id: string;
  look?: BandLook | undefined;
  /** Whether the band is an ARIA landmark, which screen readers list as a region of the page. Default: false. */
  landmark?: boolean;
  /** Drawing under the heading. On wide screens, `look.layout` may put it beside the text. */
  drawing?: DrawingFile | undefined;
  /** Alternative text of the drawing. Default: empty, for a decorative drawing. */
  alt?: string;
  /** Whether only wide screens show the drawing or `lead`, so that it doesn't lengthen the page on a phone. Default: false. */
  wideOnly?: boolean;
  /** Content shown where the drawing would be, such as a call button. Ignored if `drawing` is set. */
  lead?: ReactNode;
  /** Content after `children`. With the layout `split`, it is at the bottom of the left column. */
  after?: ReactNode;
  /** Picture along the lower edge of the band, usually as wide as the page. */
  foot?: ReactNode;
}

interface Props extends BandProps {
  heading: string;
  /** Paragraph under the heading. */
  text?: Sentence | undefined;
  children: ReactNode;
}

/** Band: a section of a page, as wide as the page, with a heading. */
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
            <div>{lead}</div>
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {after && <div className={styles.after}>{after}</div>}
      </div>
      {foot}
    </Ground>
  );
}
