import type { ReactNode } from 'react';
import { Edge, type Edges, type Tone } from './Edge.tsx';
import styles from './Ground.module.css';
import type { PipeRequest, PipeStretch } from './pipe/lay-pipe.ts';
import { Pipe } from './pipe/Pipe.tsx';

/** Appearance of a band (a full-width section of a page). Each page chooses the look of its bands. */
export interface BandLook extends PipeRequest {
  /** Background colour of the band, which also decides the shape of the upper edge. Default: `chalk`. */
  tone?: Tone;
  /**
   * Layout on wide screens. `split`: heading on the left, content on the right; `picture`, `picture-left`: drawing on the right or left of
   * heading and content; `two-columns`: everything flows in two columns, for long lists; `three-columns`: the same in three columns below
   * the heading. Default: one column. Adjacent bands should not have the same of these layouts.
   */
  layout?: 'split' | 'picture' | 'picture-left' | 'two-columns' | 'three-columns';
  /** Visual weight: size of the heading and padding of the band. Default: between `small` and `large`. */
  weight?: 'large' | 'small' | undefined;
  /** Whether the band is printed on a page of its own. Default: false. */
  sheet?: boolean;
}

/**
 * A band's look, and what the component `Bands` adds to the look: the part of the pipe beside the band, the style of the band's upper edge,
 * and whether cold water in the pipe has the colour of rust.
 */
export interface PlacedLook extends BandLook, Partial<PipeStretch> {
  edges?: Edges;
  rusty?: boolean;
}

interface Props {
  look?: PlacedLook | undefined;
  /** Id of the band's heading. A band without a heading is a `div`, not a `section`. */
  headingId?: string;
  /** Whether a screen reader lists the band as a region of the page. Needs `headingId`. Default: false. */
  landmark?: boolean | undefined;
  children: ReactNode;
}

/** Full-width background of a band, with its upper edge and the pipe (the drawn line that runs down the margin of every page). */
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
