import { BowFrontDefinition } from './BowFront.tsx';
import { HousePlumbing } from './HousePlumbing.tsx';
import { HouseRooms } from './HouseRooms.tsx';
import { HouseVan } from './HouseVan.tsx';

/** What a shared link shows: the terrace and its pipes, without small print. */
export function SharePicture() {
  return (
    <svg viewBox="-130 -10 860 451.5" fill="none" stroke="var(--ink)" strokeWidth={1.2} aria-hidden="true">
      <BowFrontDefinition name="house" />
      <path fill="var(--sky)" stroke="none" d="M-130-10H730V350H-130z" />
      <path fill="var(--earth)" d="M-140 350H740V450H-140z" />
      <path stroke="var(--cold)" strokeWidth={7} d="M-140 378H120" />
      {[237, 354, 471, 588, 705].map((x) => (
        <use key={x} href="#house-bow" x={x} />
      ))}
      <HouseVan />
      <HouseRooms />
      <HousePlumbing />
    </svg>
  );
}
