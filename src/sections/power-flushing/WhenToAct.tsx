import type { Words } from '../../content/content.ts';
import { facts } from '../../facts/index.ts';
import { Band } from '../../parts/Band.tsx';
import { CallButton } from '../../parts/CallButton.tsx';
import { DangerLine } from '../../parts/DangerLine.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';

/** Why not to wait, and the way to an assessment. */
export function WhenToAct({ words, look }: { words: Words['power-flushing']['whenToAct']; look?: BandLook }) {
  return (
    <Band id="act" heading={words.heading} look={look}>
      <Paragraphs text={words.text} />
      <CallButton label={words.call} size="plate" />
      <DangerLine text={facts.words.emergency.carbonMonoxide} />
    </Band>
  );
}
