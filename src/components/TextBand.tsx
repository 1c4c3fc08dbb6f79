import type { Call } from '../site/call.ts';
import type { Sentence } from '../site/text/sentence.ts';
import { Band, type BandProps } from './Band.tsx';
import { CallButton } from './CallButton.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { TickList } from './TickList.tsx';
import { Typeset } from './Typeset.tsx';

interface Props extends BandProps {
  words: { heading: string; text: readonly Sentence[] };
  /** Label and number of the call button. Default: no button. */
  call?: Call;
  /** List of short points below the text, with its own heading. Default: none. */
  points?: { id: string; heading: string; items: readonly Sentence[] };
}

/** Band of running text. */
export function TextBand({ words, call, points, ...band }: Props) {
  return (
    <Band {...band} heading={words.heading}>
      <Paragraphs text={words.text} />
      {call && <CallButton {...call} />}
      {points && (
        <>
          <h3 id={points.id}>
            <Typeset text={points.heading} />
          </h3>
          <TickList items={points.items} ruled />
        </>
      )}
    </Band>
  );
}
