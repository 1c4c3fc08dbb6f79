import type { ReactNode } from 'react';
import { Edge, type Tone } from './Edge.tsx';
import styles from './Ground.module.css';
import { Pipe, type PipeRoute, type Water } from './pipe/Pipe.tsx';

/** What a page decides about a band's look, in reading order. */
export interface BandLook {
  /** Chalk, unless it says another. */
  tone?: Tone;
  /** Left, unless it says another. */
  pipe?: PipeRoute;
  /** Hot, unless it says otherwise. */
  water?: Water;
  /** On wide screens `split` sets the heading beside what follows it. */
  layout?: 'stack' | 'split';
}

interface Props {
  look?: BandLook | undefined;
  /** The id of the heading that names it; without one it is no section of its own. */
  labelledBy?: string;
  /** Names it where it has no heading. */
  label?: string;
  children: ReactNode;
}

/** A band's ground, from edge to edge, with the pipe beside it. */
export function Ground({ look = {}, labelledBy, label, children }: Props) {
  const { tone = 'chalk', pipe = 'left', water } = look;
  const Element = labelledBy || label ? 'section' : 'div';
  return (
    <Element
      className={styles.ground}
      data-tone={look.tone}
      data-pipe={pipe}
      data-water={water}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      <Edge tone={tone} />
      <Pipe />
      {children}
    </Element>
  );
}
