import type { Words } from '../../content/content.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { newestReviews, Quotes } from '../../parts/Quotes.tsx';

interface Props {
  words: Words['reviews'];
  town: string;
  look: BandLook;
}

/** What customers in a town wrote; no band where nobody did. */
export function TownReviews({ words: { heading, items, on }, town, look }: Props) {
  const reviews = newestReviews(items, undefined, town);
  if (reviews.length === 0) return null;
  return (
    <Band id="reviews" heading={heading} look={look}>
      <Quotes reviews={reviews} on={on} />
    </Band>
  );
}
