import type { ComponentProps } from 'react';
import type { Sentence } from '../site/text/sentence.ts';
import { Band, type BandProps } from './Band.tsx';
import { TitledList } from './TitledList.tsx';

type ListProps = ComponentProps<typeof TitledList>;

interface Props extends BandProps {
  words: { heading: string; text?: Sentence; items: ListProps['items'] };
  shape?: ListProps['shape'];
}

/** Section with a list of titled items, such as reasons to choose the firm or signs of a problem. */
export function TitledBand({ words: { heading, text, items }, shape, ...band }: Props) {
  return (
    <Band {...band} heading={heading} text={text}>
      <TitledList items={items} shape={shape} />
    </Band>
  );
}
