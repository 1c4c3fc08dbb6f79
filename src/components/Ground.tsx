import type { ReactNode } from 'react';
import { Edge, type Edges, type Tone } from './Edge.tsx';
import styles from './Ground.module.css';
import type { PipeRequest, PipeStretch } from './pipe/lay-pipe.ts';
import { Pipe } from './pipe/Pipe.tsx';

/** The look of a band, as its page chooses it. */
export interface BandLook extends PipeRequest {
  /** Background of the band, which also sets the shape of its upper edge. Default: `chalk`. */
  tone?: Tone;
  /**
   * Layout on wide screens. `split`: heading on the left, content on the right; `picture` and `picture-left`: a picture on the right or
   * left of both; `picture-wide`: the page's largest drawing on the left of both. Default: everything in one column. Two bands in a row never have the same layout.
   */
  layout?: 'split' | 'picture' | 'picture-left' | 'picture-wide';
  /** Visual weight: heading size and padding. Default: medium. */
  weight?: 'large' | 'small' | undefined;
  /** Whether the band is printed on a separate page. Default: false. */
  sheet?: boolean;
}

/** The look of a band together with its stretch of the pipe and the firm's kind of edges, which `Bands` adds. */
export interface PlacedLook extends BandLook, Partial<PipeStretch> {
  edges?: Edges;
  rusty?: boolean;
}

interface Props {
  look?: PlacedLook | undefined;
  /** Id of the band's heading. Without it the band is a `div`, not a `section`. */
  headingId?: string;
  /** Whether a screen reader lists the band as a region of the page. Default: false. */
  landmark?: boolean | undefined;
  children: ReactNode;
}

/** Full-width background of a band, with its upper edge and the pipe beside it. */
export function Ground({ look = {}, headingId, landmark = false, children }: Props) {
  const { tone = 'chalk', pipe = 'left', water, weight, sheet, edges = 'straight', rusty } = look;
  const Element = headingId ? 'section' : 'div';
  return (
    <Element
      className={styles.ground}
      data-tone={look.tone}
      data-pipe={pipe}
      data-water={water}
      data-rusty={rusty ? '' : undefined}
      data-weight={weight}
      data-sheet={sheet ? '' : undefined}
      aria-labelledby={landmark ? headingId : undefined}
    >
      <Edge tone={tone} edges={edges} />
      <Pipe route={pipe} water={water} />
      {children}
    </Element>
  );
}
