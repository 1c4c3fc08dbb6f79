import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { newestReviews, Quotes } from '../../components/Quotes.tsx';
import { facts } from '../../facts/index.ts';

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
