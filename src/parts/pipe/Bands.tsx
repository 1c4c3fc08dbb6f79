import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { BandLook } from '../Ground.tsx';
import { layPipe } from './lay-pipe.ts';

/** The bands of a page in reading order, each a section that passes its `look` on; the pipe is laid beside those that are there. */
export function Bands({ children }: { children: ReactNode }) {
  const bands = Children.toArray(children).filter((child): child is ReactElement<{ look?: BandLook }> =>
    isValidElement(child),
  );
  const pipe = layPipe(bands.map(({ props }) => props.look ?? {}));
  return bands.map((band, index) => cloneElement(band, { look: { ...band.props.look, ...pipe[index] } }));
}
