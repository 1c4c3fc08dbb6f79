import { Band, type Tone } from '../components/Band.tsx';
import { TitledList, type TitledWords } from '../components/TitledList.tsx';

interface Props {
  id: string;
  words: { heading: string; items: readonly TitledWords[] };
  tone?: Tone;
}

/** A band of parallel points: what we can be held to, what we work by, what it looks like. */
export function Points({ id, words, tone = 'plain' }: Props) {
  return (
    <Band id={id} heading={words.heading} tone={tone}>
      <TitledList items={words.items} />
    </Band>
  );
}
