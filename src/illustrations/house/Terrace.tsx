import { inkLine } from '../ink-line.ts';
import { BowFrontDefinition } from './BowFront.tsx';

/** A row of bow fronts, shown until the owner adds a photograph. */
export function Terrace() {
  return (
    <svg viewBox="0 0 500 362" aria-hidden="true" {...inkLine} strokeWidth={1.2}>
      <BowFrontDefinition name="terrace" />
      {[1, 118, 235, 352].map((x) => (
        <use key={x} href="#terrace-bow" x={x} />
      ))}
      <path fill="var(--stucco)" d="M469 350V84h16V350z" />
      <path fill="var(--stucco)" d="M153 111.5h22v19h-22z" />
      <path fill="var(--brass)" d="M330 284h14v54h-14z" />
      <path strokeWidth={0.7} d="M333 288h8v18h-8zM333 311h8v22h-8z" />
      <path d="M0 350H500M0 360H500" />
      <path strokeWidth={10} strokeDasharray=".9 37" strokeLinecap="butt" d="M20 355H500" />
    </svg>
  );
}
