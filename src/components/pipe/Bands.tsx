import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Words } from '../../site/files/content.ts';
import type { PlacedLook } from '../Ground.tsx';
import { layPipe } from './lay-pipe.ts';

interface Props {
  /** Style of the edges of bands, and of the pipe. */
  style: Pick<Words['look'], 'edges' | 'pipe'>;
  /** Whether the cold water in the pipe, above the band where the water turns hot, has the colour of rust. Default: false. */
  rusty?: boolean;
  children: ReactNode;
}

/**
 * Renders the bands (full-width sections) of a page in reading order. Adds to the `look` of each band: the part of the pipe (the drawn line
 * in the margin) beside the band, the firm's style of edges, and `rusty`. Each child must pass its `look` on to `Band` or `Ground`. The
 * last child, and a child with `side`, `warms` or `ownRoute` in its look, must always render something. Otherwise the parts of the pipe
 * above and below the child wouldn't join up. A chain hangs straight down the left, whatever the bands request.
 */
export function Bands({ style: { edges, pipe: kind }, rusty = false, children }: Props) {
  const bands = Children.toArray(children).filter((child): child is ReactElement<{ look?: PlacedLook }> =>
    isValidElement(child),
  );
  const pipe = layPipe(bands.map(({ props }) => (kind === 'chain' ? {} : (props.look ?? {}))));
  return bands.map((band, index) => cloneElement(band, { look: { ...band.props.look, ...pipe[index], edges, rusty } }));
}
