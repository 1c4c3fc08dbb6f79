import { Band, type BandProps } from '../parts/Band.tsx';
import { RunningText } from '../parts/RunningText.tsx';
import { StepList } from '../parts/StepList.tsx';

interface Props extends BandProps {
  heading: string;
  steps: readonly string[];
}

/** A band of things to do, in this order. */
export function StepBand({ steps, ...band }: Props) {
  return (
    <Band {...band}>
      <StepList steps={steps.map((step) => <RunningText key={step} text={step} />)} />
    </Band>
  );
}
