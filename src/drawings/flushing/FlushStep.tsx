import { inkLine } from '../ink-line.ts';
import { Tube } from '../Tube.tsx';
import { frames, type Step } from './FlushFrames.tsx';
import { Radiator, Room } from './FlushParts.tsx';

/** One of the five frames of a power flush, numbered as the steps beside it. */
export function FlushStep({ step }: { step: Step }) {
  const { air, state, back, Work } = frames[step];
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
      <Room air={air} />
      <Tube d="M118 108V122H198V134" fill="var(--hot)" />
      <Tube d="M10 108V129H190V134" fill={back} />
      <Radiator id={`flush-${step}`} state={state} />
      <Work />
    </svg>
  );
}
