import type { Words } from '../../content/content.ts';
import { Band } from '../../parts/Band.tsx';
import { CallButton } from '../../parts/CallButton.tsx';
import { DangerLine } from '../../parts/DangerLine.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';

interface Props {
  words: Words['power-flushing']['whenToAct'];
  /** What to do about carbon monoxide. */
  carbonMonoxide: string;
  look?: BandLook;
}

/** Why not to wait, and the way to an assessment. */
export function WhenToAct({ words, carbonMonoxide, look }: Props) {
  return (
    <Band id="act" heading={words.heading} look={look}>
      <Paragraphs text={words.text} />
      <CallButton label={words.call} size="plate" />
      <DangerLine text={carbonMonoxide} />
    </Band>
  );
}
