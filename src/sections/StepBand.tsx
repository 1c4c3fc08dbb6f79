import type { TitledWords } from '../content/content.ts';
import { DrawingImage } from '../drawings/DrawingImage.tsx';
import { Band } from '../parts/Band.tsx';
import type { BandLook } from '../parts/Ground.tsx';
import { RunningText } from '../parts/RunningText.tsx';
import { StepList } from '../parts/StepList.tsx';

interface Props {
  id: string;
  heading: string;
  steps: readonly (string | TitledWords)[];
  look?: BandLook;
  /** Decorative, under the heading. */
  drawing?: string;
}

/** A band of things to do, or that happen, in this order; with a title each, or without. */
export function StepBand({ id, heading, steps, look, drawing }: Props) {
  return (
    <Band id={id} heading={heading} look={look} lead={drawing && <DrawingImage name={drawing} alt="" />}>
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
