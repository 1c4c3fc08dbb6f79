import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { BandLook } from '../Ground.tsx';
import { layPipe } from './lay-pipe.ts';

/**
 * The bands of a page in reading order, with the pipe laid beside them. Each child must pass its `look` prop to its `Band` or `Ground`.
 * A child that may render nothing must not set `side`, `warms` or `ownRoute` in its look; a page leaves such a child out itself.
 */
export function Bands({ children }: { children: ReactNode }) {
  const bands = Children.toArray(children).filter((child): child is ReactElement<{ look?: BandLook }> =>
    isValidElement(child),
  );
  const pipe = layPipe(bands.map(({ props }) => props.look ?? {}));
  return bands.map((band, index) => cloneElement(band, { look: { ...band.props.look, ...pipe[index] } }));
}
