import type { Area } from '../../facts/types.ts';
import { placesAround } from '../map/AreaMap.tsx';
import { Dot, MapSign } from './MapSign.tsx';
import { StreetBelow } from './StreetBelow.tsx';

/** A town's street, and its place on the map. */
export function AreaStreet({ area, mark, y }: { area: Area; mark: string; y: number }) {
  const { view, dots } = placesAround(area);
  const [here, ...others] = dots.map(({ dot }) => dot);
  return (
    <>
      <StreetBelow street={area.street} y={y} />
      <MapSign view={view} mark={mark} here={here}>
        {others.map((dot) => (
          <Dot key={`${dot.x} ${dot.y}`} {...dot} fill="var(--cold)" />
        ))}
      </MapSign>
    </>
  );
}
