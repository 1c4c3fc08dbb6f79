import { BowFrontDefinition } from '../house/BowFront.tsx';
import { HousePlumbing } from '../house/HousePlumbing.tsx';
import { HouseRooms } from '../house/HouseRooms.tsx';
import { HouseVan } from '../house/HouseVan.tsx';
import { SharePipe } from './Pipework.tsx';

/** A terrace on either side of its street, the end house cut open; from one to the other hangs the number, and the van waits below. */
export const TerraceAcross = ({ y }: { y: number }) => (
  <>
    <path fill="var(--earth)" d="M-5 520H1205V640H-5z" />
    <path fill="var(--stucco)" strokeWidth={1.8} d="M-5 520H1205V533H-5z" />
    <path strokeWidth={13} strokeDasharray="1.8 48" strokeLinecap="butt" d="M20 526.5H1200" />
    <SharePipe water="cold" d={`M250 ${y}H300`} />
    <SharePipe water="hot" d={`M900 ${y}H945`} />
    <g transform="translate(0 520) scale(1.28) translate(0 -350)" strokeWidth={1.4}>
      <BowFrontDefinition name="share" />
      <path strokeWidth={9} strokeLinecap="butt" d="M-5 378H735" />
      <path stroke="var(--cold)" strokeWidth={7} strokeLinecap="butt" d="M-5 378H735" />
      <path strokeWidth={13} strokeDasharray="9 110" strokeLinecap="butt" d="M60 378H720" />
      <path
        stroke="var(--brass)"
        strokeWidth={10.6}
        strokeDasharray="6.6 112.4"
        strokeLinecap="butt"
        d="M61.2 378H720"
      />
      {[-169, -52, 65, 852].map((x) => (
        <use key={x} href="#share-bow" x={x} />
      ))}
      <path fill="var(--stucco)" d="M182 350V84h20V350z" />
      <g transform="translate(615)">
        <HouseRooms />
        <HousePlumbing />
      </g>
      <g transform="translate(404 -98) scale(1.28)">
        <HouseVan />
      </g>
    </g>
  </>
);
