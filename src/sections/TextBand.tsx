import { Band, type BandProps } from '../parts/Band.tsx';
import { CallButton } from '../parts/CallButton.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

interface Props extends BandProps {
  words: { heading: string; text: readonly string[] };
  /** Whether to ring is what comes next. */
  call?: boolean;
}

/** A heading and running text. */
export function TextBand({ words, call = false, ...band }: Props) {
  return (
    <Band {...band} heading={words.heading}>
      <Paragraphs text={words.text} />
      {call && <CallButton />}
    </Band>
  );
}
