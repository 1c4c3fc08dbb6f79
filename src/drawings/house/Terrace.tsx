import { inkLine } from '../ink-line.ts';
import { BowFrontDefinition } from './BowFront.tsx';
import { HouseVan } from './HouseVan.tsx';

/** What stands beside the house that is cut open, in the same units: the rest of its terrace, birds, and the plumber's van. */
export const Terrace = () => (
  <svg viewBox="0 0 705 360" aria-hidden="true" {...inkLine} strokeWidth={1.2}>
    <BowFrontDefinition name="house" />
    <path d={BIRDS} />
    {[237, 354, 471, 588].map((x) => (
      <use key={x} href="#house-bow" x={x} />
    ))}
    <HouseVan />
  </svg>
);

const BIRDS = 'M278 24q7-8 12 0 5-8 12 0M314 12q5-6 9 0 4-6 9 0M320 40q4-5 7 0 3-5 7 0';
