import { BowFrontDefinition } from '../house/BowFront.tsx';
import type { StreetItem } from './street-item.ts';

/** A bow-fronted house of the 1820s, as in the terrace beside Home's house. */
export const RegencyHouse: StreetItem = {
  width: 117,
  End: () => <path fill="var(--stucco)" d="M0 350V84h16V350z" />,
  Drawing: () => (
    <>
      <BowFrontDefinition name="street" />
      <use href="#street-bow" />
    </>
  ),
};
