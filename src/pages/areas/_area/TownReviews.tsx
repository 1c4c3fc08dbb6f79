import { Band } from '../../../components/Band.tsx';
import type { BandLook } from '../../../components/Ground.tsx';
import { newestReviews, Quotes } from '../../../components/Quotes.tsx';
import type { Words } from '../../../site/files/content.ts';

interface Props {
  words: Words['reviews'];
  town: string;
  newTab: string;
  language: string;
  look: BandLook;
}

/** What customers in a town wrote; no band where nobody did. */
export function TownReviews({ words: { heading, items, on }, town, newTab, language, look }: Props) {
  const reviews = newestReviews(items, undefined, town);
  if (reviews.length === 0) return null;
  return (
    <Band id="reviews" heading={heading} look={look}>
      <Quotes reviews={reviews} on={on} newTab={newTab} language={language} />
    </Band>
  );
}
