import type { Call } from '../site/call.ts';
import type { Sentence } from '../site/text/sentence.ts';
import { Band, type BandProps } from './Band.tsx';
import { CallButton } from './CallButton.tsx';
import { Paragraphs } from './Paragraphs.tsx';

interface Props extends BandProps {
  words: { heading: string; text: readonly Sentence[] };
  /** Label and number of the call button. Default: no button. */
  call?: Call;
}

/** Section of running text, with an optional call button below it. */
export function TextBand({ words, call, ...band }: Props) {
  return (
    <Band {...band} heading={words.heading}>
      <Paragraphs text={words.text} />
      {call && <CallButton {...call} />}
    </Band>
  );
}
