import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { SafetyLines } from '../../components/SafetyLines.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { Area } from '../../facts/types.ts';

/** What goes wrong in this place's homes, and what to do at once: first what is dangerous. */
export function Tonight({ area, look }: { area: Area; look?: BandLook }) {
  return (
    <Band id="tonight" heading={area.tonight.heading} look={look} lead={<SafetyLines />}>
      <TitledList items={area.tonight.items} />
    </Band>
  );
}
