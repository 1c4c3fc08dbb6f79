import { inkLine } from './ink-line.ts';

/**
 * Five stars, of which as many are coloured as the rating says (0 to 5). The rest is empty, with a thinner outline. Hidden from screen
 * readers, because the text beside the stars gives the rating.
 */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox={`3 0 ${starsSize.width - 6} ${starsSize.height}`} aria-hidden="true" {...inkLine} strokeWidth={0.9}>
      <clipPath id="rating">
        <rect width={filledTo(rating)} height={starsSize.height} />
      </clipPath>
      <path d={stars} fill="var(--stucco)" />
      <path d={stars} fill="var(--brass)" strokeWidth={1.5} clipPath="url(#rating)" />
    </svg>
  );
}

const pitch = 26;
const star = 'l2.8 6 6.6.7-4.9 4.5 1.4 6.5-5.9-3.3-5.9 3.3 1.4-6.5-4.9-4.5 6.6-.7z';
const stars = [0, 1, 2, 3, 4].map((index) => `M${pitch * (index + 0.5)} 3${star}`).join('');

/**
 * Largest coloured share of a star that isn't full. Without this limit, 4.9 would look like 5: the empty part would be thinner than an
 * outline. The heading beside the stars has the exact rating.
 */
const mostOfPart = 0.85;

/**
 * Returns the x at which the colour ends. In the last coloured star, the coloured share of the area (not of the width, since points are
 * thin) is about the decimal part of the rating. A star begins 3.6 units from the left of its pitch, and is 6 π (18.8) units wide.
 */
const filledTo = (rating: number) =>
  pitch * Math.floor(rating) + 3.6 + 6 * Math.acos(1 - 2 * Math.min(rating % 1, mostOfPart));

/** Size in units of the drawing. */
const starsSize = { width: 5 * pitch, height: 24 };
