import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { RunningText } from '../../components/RunningText.tsx';
import { StepList } from '../../components/StepList.tsx';
import type { Words } from '../../facts/content.ts';

/** What happens when somebody rings, from the first word to the bill. */
export function Ringing({ words, look }: { words: Words['contact']['ringing']; look?: BandLook }) {
  const steps = words.steps.map(({ title, text }) => (
    <>
      <h3>{title}</h3>
      <p>
        <RunningText text={text} />
      </p>
    </>
  ));
  return (
    <Band id="ringing" heading={words.heading} look={look}>
      <StepList steps={steps} />
    </Band>
  );
}
