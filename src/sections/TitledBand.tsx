import type { ComponentProps } from 'react';
import type { TitledWords } from '../content/content.ts';
import { DrawingImage } from '../drawings/DrawingImage.tsx';
import { Band } from '../parts/Band.tsx';
import type { BandLook } from '../parts/Ground.tsx';
import { TitledList } from '../parts/TitledList.tsx';

interface Props {
  id: string;
  words: { heading: string; text?: string; items: readonly TitledWords[] };
  look?: BandLook;
  shape?: ComponentProps<typeof TitledList>['shape'];
  /** Decorative, under the heading. */
  drawing?: string;
}

/** A band of parallel points, each with a title: reasons, values, signs, benefits. */
export function TitledBand({ id, words, look, shape, drawing }: Props) {
  return (
    <Band
      id={id}
      heading={words.heading}
      look={look}
      text={words.text}
      lead={drawing && <DrawingImage name={drawing} alt="" />}
    >
      <TitledList items={words.items} shape={shape} />
    </Band>
  );
}
