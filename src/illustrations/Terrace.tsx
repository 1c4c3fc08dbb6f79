import { BowFront } from './BowFront.tsx';

/** A row of bow fronts: stands where a photograph of the owner's may come. */
export function Terrace() {
  return (
    <svg
      viewBox="0 0 470 352"
      aria-hidden="true"
      fill="none"
      stroke="var(--ink)"
      strokeWidth={1.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <defs>
        <pattern id="terrace-bars" width={5} height={20} patternUnits="userSpaceOnUse">
          <path strokeWidth={0.9} d="M2.5-1v22" />
        </pattern>
        <BowFront id="terrace-bow" bars="url(#terrace-bars)" />
      </defs>
      {[1, 118, 235, 352].map((x) => (
        <use key={x} href="#terrace-bow" x={x} />
      ))}
      <path d="M0 350H470" />
    </svg>
  );
}
