import { Band, type BandLook } from '../components/Band.tsx';
import { TitledList, type TitledWords } from '../components/TitledList.tsx';

interface Props {
  id: string;
  words: { heading: string; items: readonly TitledWords[] };
  look?: BandLook;
  shape?: 'rows' | 'columns';
}

/** A band of parallel points: what we can be held to, what we work by, what it looks like. */
export function Points({ id, words, look, shape }: Props) {
  return (
    <Band id={id} heading={words.heading} look={look}>
      <TitledList items={words.items} shape={shape} />
    </Band>
  );
}
