import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import { facts } from '../../facts/index.ts';

const { heading, power, powder } = facts.words['powder-flushing'].comparison;

/** The two ways to clean a heating system, side by side. */
export function PowderComparison({ look }: { look?: BandLook }) {
  return (
    <Band id="comparison" heading={heading} look={look}>
      <TitledList items={[power, powder]} shape="columns" />
    </Band>
  );
}
