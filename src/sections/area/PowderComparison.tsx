import { facts } from '../../facts/index.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { TitledList } from '../../parts/TitledList.tsx';

const words = facts.words['powder-flushing']?.comparison;

/** The two ways to clean a heating system, side by side; no band where there's no specialist for the second. */
export function PowderComparison({ look }: { look?: BandLook }) {
  if (!words) return null;
  return (
    <Band id="comparison" heading={words.heading} look={look}>
      <TitledList items={[words.power, words.powder]} shape="columns" />
    </Band>
  );
}
