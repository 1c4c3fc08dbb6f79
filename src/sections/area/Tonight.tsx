import type { Area } from '../../facts/types.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { TitledList } from '../../parts/TitledList.tsx';

/** What goes wrong in this place's homes and what to do about it, where its file says. */
export function Tonight({ area, look }: { area: Area; look?: BandLook }) {
  if (!area.tonight) return null;
  return (
    <Band id="tonight" heading={area.tonight.heading} look={look}>
      <TitledList items={area.tonight.items} shape="columns" />
    </Band>
  );
}
