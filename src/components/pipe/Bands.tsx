import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Edges } from '../Edge.tsx';
import type { PlacedLook } from '../Ground.tsx';
import { layPipe } from './lay-pipe.ts';

interface Props {
  edges: Edges;
  /** Whether cold water has the colour of rust, from the top of the page to the band where the water turns hot. Default: false. */
  rusty?: boolean;
  children: ReactNode;
}

/**
 * Renders the bands of a page in reading order. Adds to the `look` of each band the part of the pipe beside it, the firm's style of
 * edges, and rust. Each child must pass its `look` prop on to `Band` or `Ground`. A child that may render nothing must not set `side`,
 * `warms` or `ownRoute` in its look: without the child, the parts of the pipe wouldn't join up. The page must leave out such a child
 * itself.
 */
export function Bands({ edges, rusty = false, children }: Props) {
  const bands = Children.toArray(children).filter((child): child is ReactElement<{ look?: PlacedLook }> =>
    isValidElement(child),
  );
  const pipe = layPipe(bands.map(({ props }) => props.look ?? {}));
  return bands.map((band, index) => cloneElement(band, { look: { ...band.props.look, ...pipe[index], edges, rusty } }));
}
