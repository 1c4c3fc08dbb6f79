import { Band } from '../../components/Band.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import { SafetyLines } from '../../components/SafetyLines.tsx';
import type { Words } from '../../facts/content.ts';

/** Why not to wait, and the way to an assessment. */
export function WhenToAct({ words, look }: { words: Words['power-flushing']['whenToAct']; look?: BandLook }) {
  return (
    <Band id="act" heading={words.heading} look={look}>
      <Paragraphs text={words.text} />
      <SafetyLines />
      <CallButton label={words.call} size="plate" />
    </Band>
  );
}
