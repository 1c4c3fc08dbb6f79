import { Band } from '../../components/Band.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import { DangerLine } from '../../components/DangerLine.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import type { Call } from '../../site/call.ts';
import type { Words } from '../../site/files/content.ts';
import type { Sentence } from '../../site/text/sentence.ts';

interface Props {
  words: Words['power-flushing']['whenToAct'];
  call: Call;
  /** Warning about carbon monoxide. */
  carbonMonoxide: Sentence;
  look?: BandLook;
}

/** Section that says why not to put off a power flush, with a call button and a warning about carbon monoxide. */
export function WhenToAct({ words, call, carbonMonoxide, look }: Props) {
  return (
    <Band id="act" heading={words.heading} look={look}>
      <Paragraphs text={words.text} />
      <CallButton {...call} size="plate" />
      <DangerLine text={carbonMonoxide} />
    </Band>
  );
}
