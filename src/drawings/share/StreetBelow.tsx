import type { StreetWords } from '../../content/schema/street.ts';
import { HouseVan } from '../house/HouseVan.tsx';
import { Downs } from '../street/Backdrops.tsx';
import { streetSize } from '../street/street-places.ts';
import { TownStreet } from '../street/TownStreet.tsx';
import { ColdPipe, SharePipe } from './Pipework.tsx';

/** The whole street is as wide as the picture, and its roofs stay under the number. */
const size = { width: 1200, height: (1200 * streetSize.height) / streetSize.width };

/** A street that the pipe warms; where none is described, the van on its way under the Downs. */
export function StreetBelow({ street, y }: { street: StreetWords | undefined; y: number }) {
  return (
    <>
      <ColdPipe y={y} />
      <SharePipe water="hot" d={`M900 ${y}H1020q64 0 64 64V640`} />
      <path fill="var(--stucco)" stroke="none" d="M0 622H1200V630H0z" />
      <svg y={630 - size.height} {...size} aria-hidden="true">
        {street ? <TownStreet {...street} /> : <VanOnTheWay />}
      </svg>
    </>
  );
}

const VanOnTheWay = () => (
  <svg viewBox={`0 1 ${streetSize.width} ${streetSize.height}`} strokeWidth={1.2} aria-hidden="true">
    <Downs />
    <path fill="var(--earth)" d="M0 350H1800V370H0z" />
    <g transform="translate(788 -455) scale(2.3)">
      <HouseVan />
    </g>
  </svg>
);
