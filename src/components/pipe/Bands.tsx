import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Edges } from '../Edge.tsx';
import type { PlacedLook } from '../Ground.tsx';
import { layPipe } from './lay-pipe.ts';

interface Props {
  edges: Edges;
  /** Whether the water is full of rust until it warms, where a flush has cleaned it. Default: false. */
  rusty?: boolean;
  children: ReactNode;
}

/**
 * The bands of a page in reading order, with the pipe laid beside them, and with the firm's kind of edges. Each child must pass its `look` prop to its `Band` or `Ground`.
 * A child that may render nothing must not set `side`, `warms` or `ownRoute` in its look; a page leaves such a child out itself.
 */
export function Bands({ edges, rusty = false, children }: Props) {
  const bands = Children.toArray(children).filter((child): child is ReactElement<{ look?: PlacedLook }> =>
    isValidElement(child),
  );
  const pipe = layPipe(bands.map(({ props }) => props.look ?? {}));
  return bands.map((band, index) => cloneElement(band, { look: { ...band.props.look, ...pipe[index], edges, rusty } }));
}
