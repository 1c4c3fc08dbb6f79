import { facts } from '../../facts/index.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { newestReviews, Quotes } from '../../parts/Quotes.tsx';

const { heading } = facts.words.reviews;

/** What customers in a town wrote; no band where nobody did. */
export function TownReviews({ town, look }: { town: string; look: BandLook }) {
  const reviews = newestReviews(Number.POSITIVE_INFINITY, town);
  if (reviews.length === 0) return null;
  return (
    <Band id="reviews" heading={heading} look={look}>
      <Quotes reviews={reviews} />
    </Band>
  );
}
