import type { Sentence } from '../site/text/sentence.ts';
import { Band, type BandProps } from './Band.tsx';
import { RunningText } from './RunningText.tsx';
import { StepList } from './StepList.tsx';
import { TickList } from './TickList.tsx';

interface Props extends BandProps {
  words: { heading: string; items: readonly Sentence[] };
  /** Whether the items are steps to take in order, in a numbered list. Default: false, for a list with ticks. */
  inOrder?: boolean;
}

/** Section with a list of short points without titles, such as benefits or steps. */
export function ListBand({ words: { heading, items }, inOrder, ...band }: Props) {
  return (
    <Band {...band} heading={heading}>
      {inOrder ? <StepList steps={items.map(sentence)} /> : <TickList items={items} ruled />}
    </Band>
  );
}

const sentence = (text: Sentence) => <RunningText text={text} />;
