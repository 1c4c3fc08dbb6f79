import { frames } from './FlushFrames.tsx';
import { Radiator, Room, Tube } from './FlushParts.tsx';
import { flushWords, type Step } from './flush-words.ts';

/** One of the five frames of a power flush, numbered as the steps beside it. */
export function FlushStep({ step }: { step: Step }) {
  const { title, desc } = flushWords[step];
  const { air, state, back, Work } = frames[step];
  const id = `flush-${step}`;
  return (
    <svg
      viewBox="0 0 240 180"
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{desc}</desc>
      <Room air={air} />
      <Tube d="M118 108V122H208V134" fill="var(--hot)" />
      <Tube d="M10 108V129H200V134" fill={back} />
      <Radiator id={`${id}-heat`} state={state} />
      <Work />
    </svg>
  );
}
