import type { TitledWords } from '../content/content.ts';
import { Band, type BandProps } from '../parts/Band.tsx';
import { Paragraph } from '../parts/Paragraphs.tsx';
import { RunningText } from '../parts/RunningText.tsx';
import { StepList } from '../parts/StepList.tsx';

interface Props extends BandProps {
  heading: string;
  steps: readonly (string | TitledWords)[];
}

/** A band of things to do, or that happen, in this order; with a title each, or without. */
export function StepBand({ steps, ...band }: Props) {
  return (
    <Band {...band}>
      <StepList steps={steps.map(stepOf)} />
    </Band>
  );
}

function stepOf(step: string | TitledWords) {
  if (typeof step === 'string') return <RunningText text={step} />;
  return (
    <>
      <h3>{step.title}</h3>
      <Paragraph text={step.text} />
    </>
  );
}
