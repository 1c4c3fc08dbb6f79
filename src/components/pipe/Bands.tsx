import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { BandLook } from '../Ground.tsx';
import { layPipe } from './lay-pipe.ts';

/**
 * The bands of a page in reading order, each a section that passes its `look` on, with the pipe beside them. A section that may draw nothing
 * must not ask for anything of the pipe: the page leaves it out itself.
 */
export function Bands({ children }: { children: ReactNode }) {
  const bands = Children.toArray(children).filter((child): child is ReactElement<{ look?: BandLook }> =>
    isValidElement(child),
  );
  const pipe = layPipe(bands.map(({ props }) => props.look ?? {}));
  return bands.map((band, index) => cloneElement(band, { look: { ...band.props.look, ...pipe[index] } }));
}
