import { CHIMNEY, POTS } from './BowFront.tsx';
import { type HouseLabel, type HouseLabelName, HouseLabels } from './HouseLabels.tsx';
import { HousePlumbing } from './HousePlumbing.tsx';
import { HouseRooms } from './HouseRooms.tsx';

interface Props {
  words: { title: string; description: string; labels: Record<HouseLabelName, HouseLabel> };
}

/**
 * A Brighton terrace with its end house cut open. The street is at y 350; the cold main comes through the wall at x 120,
 * y 378: the street draws it from there (`parts/pipe/Street.tsx`).
 * The rest of the terrace is a drawing of its own behind it (`Terrace.tsx`), since a first screen needs no more than the house.
 */
export const House = ({ words }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset; as an image it would hide its notes.
  <svg
    viewBox="0 0 360 432"
    role="group"
    aria-labelledby="house-title"
    fill="none"
    stroke="var(--ink, currentColor)"
    strokeWidth={1.2}
    strokeLinecap="round"
    strokeLinejoin="round"
    overflow="visible"
  >
    <title id="house-title">{words.title}</title>
    <desc>{words.description}</desc>
    <path fill="var(--stucco)" transform="translate(120)" d={CHIMNEY} />
    <path fill="var(--earth)" transform="translate(120)" d={POTS} />
    <path fill="var(--stucco)" d={GULL} />
    <HouseRooms />
    <HousePlumbing />
    <HouseLabels labels={words.labels} />
  </svg>
);

const GULL = 'M232 13q6-8 12-7 1-5 5-4 4 0 5 3l4 1-4 1q-1 6-8 7l-8 1zM246 14v5M248 14v5';
