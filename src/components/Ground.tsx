import type { ReactNode } from 'react';
import { Edge, type Tone } from './Edge.tsx';
import styles from './Ground.module.css';
import type { PipeRequest, PipeStretch } from './pipe/lay-pipe.ts';
import { Pipe } from './pipe/Pipe.tsx';

/** What a page decides about a band's look. */
export interface BandLook extends PipeRequest {
  /** Default: chalk. */
  tone?: Tone;
  /** On wide screens: the heading beside what follows it, or both beside a picture. Never the same one twice running. */
  layout?: 'split' | 'picture' | 'picture-left';
  /** Visual weight: heading size and padding. */
  weight?: 'large' | 'small' | undefined;
  /** Printed on its own sheet. */
  sheet?: boolean;
}

/** A look with the pipe beside the band, as `Bands` lays it. */
export type PlacedLook = BandLook & Partial<PipeStretch>;

interface Props {
  look?: PlacedLook | undefined;
  /** The id of its heading; without one it is no section of its own. */
  headingId?: string;
  /** Whether readers jump to it: a screen reader lists it as a region of the page. */
  landmark?: boolean | undefined;
  children: ReactNode;
}

/** A band's ground, from edge to edge, with the pipe beside it. */
export function Ground({ look = {}, headingId, landmark = false, children }: Props) {
  const { tone = 'chalk', pipe = 'left', water, weight, sheet } = look;
  const Element = headingId ? 'section' : 'div';
  return (
    <Element
      className={styles.ground}
      data-tone={look.tone}
      data-pipe={pipe}
      data-water={water}
      data-weight={weight}
      data-sheet={sheet ? '' : undefined}
      aria-labelledby={landmark ? headingId : undefined}
    >
      <Edge tone={tone} />
      <Pipe route={pipe} water={water} />
      {children}
    </Element>
  );
}
