import { facts } from '../../facts/index.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { TitledList } from '../../parts/TitledList.tsx';

const { heading, power, powder } = facts.words['powder-flushing'].comparison;

/** The two ways to clean a heating system, side by side. */
export function PowderComparison({ look }: { look?: BandLook }) {
  return (
    <Band id="comparison" heading={heading} look={look}>
      <TitledList items={[power, powder]} shape="columns" />
    </Band>
  );
}
