import { inkLine } from './ink-line.ts';

/** Five stars, filled as far as the rating goes; the words beside them say it. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox={`3 0 ${starsSize.width - 6} ${starsSize.height}`} aria-hidden="true" {...inkLine} strokeWidth={1.5}>
      <clipPath id="rating">
        <rect width={filledTo(rating)} height={starsSize.height} />
      </clipPath>
      <path d={stars} fill="var(--slate)" />
      <path d={stars} fill="var(--brass)" clipPath="url(#rating)" />
    </svg>
  );
}

const pitch = 26;
const star = 'l2.8 6 6.6.7-4.9 4.5 1.4 6.5-5.9-3.3-5.9 3.3 1.4-6.5-4.9-4.5 6.6-.7z';
const stars = [0, 1, 2, 3, 4].map((index) => `M${pitch * (index + 0.5)} 3${star}`).join('');

/** How far the colour goes: over as many tenths of the last star's area, roughly, as the rating has; points have little of it. */
const filledTo = (rating: number) => pitch * Math.floor(rating) + 3.6 + 6 * Math.acos(1 - 2 * (rating % 1));

/** Its viewBox. */
const starsSize = { width: 5 * pitch, height: 24 };
