import { inkLine } from '../ink-line.ts';
import { Clean, Sludged, Tiny } from './PipeEnds.tsx';

/** Three pipes cut across at one scale, so that the eye can compare the way left for water. */
export function PipeSections() {
  return (
    <svg viewBox="0 18 480 190" aria-hidden="true" {...inkLine}>
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
