import { Clean, Sludged, Tiny } from './PipeEnds.tsx';

/** Three pipes cut across at one scale, so that the eye can compare the way left for water. */
export function PipeSections() {
  return (
    <svg
      viewBox="0 18 480 190"
      role="img"
      aria-labelledby="pipe-sections-title pipe-sections-desc"
      fill="none"
      stroke="var(--ink)"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id="pipe-sections-title">Three heating pipes cut across</title>
      <desc id="pipe-sections-desc">
        A clean 22 mm pipe, full of moving water; the same pipe half blocked with black sludge; and an 8 mm microbore
        pipe at the same scale, nearly closed by a little sludge.
      </desc>
      <g transform="translate(21)">
        <Clean />
      </g>
      <g transform="translate(205)">
        <Sludged />
      </g>
      <g transform="translate(349)">
        <Tiny />
      </g>
    </svg>
  );
}
