import { Band, type BandProps } from '../parts/Band.tsx';
import { TickList } from '../parts/TickList.tsx';

interface Props extends BandProps {
  words: { heading: string; items: readonly string[] };
}

/** A band of short things that all hold: benefits, promises. */
export function Checklist({ words, ...band }: Props) {
  return (
    <Band {...band} heading={words.heading}>
      <TickList items={words.items} ruled />
    </Band>
  );
}
