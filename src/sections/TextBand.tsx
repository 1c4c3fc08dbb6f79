import { Band, type BandProps } from '../parts/Band.tsx';
import { CallButton } from '../parts/CallButton.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

interface Props extends BandProps {
  words: { heading: string; text: readonly string[] };
  /** What the call button says, where to ring is what comes next. */
  call?: string | undefined;
}

/** A heading and running text. */
export function TextBand({ words, call, ...band }: Props) {
  return (
    <Band {...band} heading={words.heading}>
      <Paragraphs text={words.text} />
      {call && <CallButton label={call} />}
    </Band>
  );
}
