import { Band } from '../parts/Band.tsx';
import type { BandLook } from '../parts/Ground.tsx';
import { TickList } from '../parts/TickList.tsx';

interface Props {
  id: string;
  words: { heading: string; items: readonly string[] };
  look?: BandLook;
}

/** A band of short things that all hold: benefits, promises. */
export function Checklist({ id, words, look }: Props) {
  return (
    <Band id={id} heading={words.heading} look={look}>
      <TickList items={words.items} ruled />
    </Band>
  );
}
