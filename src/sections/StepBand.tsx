import { Band } from '../components/Band.tsx';
import type { BandLook } from '../components/Ground.tsx';
import { RunningText } from '../components/RunningText.tsx';
import { StepList } from '../components/StepList.tsx';
import type { TitledWords } from '../facts/content.ts';

interface Props {
  id: string;
  heading: string;
  steps: readonly (string | TitledWords)[];
  look?: BandLook;
}

/** A band of things to do, or that happen, in this order; with a title each, or without. */
export function StepBand({ id, heading, steps, look }: Props) {
  return (
    <Band id={id} heading={heading} look={look}>
      <StepList steps={steps.map(stepOf)} />
    </Band>
  );
}

function stepOf(step: string | TitledWords) {
  if (typeof step === 'string') return <RunningText text={step} />;
  return (
    <>
      <h3>{step.title}</h3>
      <p>
        <RunningText text={step.text} />
      </p>
    </>
  );
}
