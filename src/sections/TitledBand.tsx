import type { ComponentProps } from 'react';
import { Band } from '../components/Band.tsx';
import type { BandLook } from '../components/Ground.tsx';
import { TitledList } from '../components/TitledList.tsx';
import type { TitledWords } from '../facts/content.ts';
import { DrawingImage } from '../illustrations/DrawingFigure.tsx';
import type { DrawingName } from '../illustrations/drawings.ts';

interface Props {
  id: string;
  words: { heading: string; text?: string; items: readonly TitledWords[] };
  look?: BandLook;
  shape?: ComponentProps<typeof TitledList>['shape'];
  /** Decorative, under the heading. */
  drawing?: DrawingName;
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
