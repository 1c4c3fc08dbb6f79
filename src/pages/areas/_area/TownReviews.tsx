import { Band } from '../../../components/Band.tsx';
import type { BandLook } from '../../../components/Ground.tsx';
import { newestReviews, Quotes } from '../../../components/Quotes.tsx';
import type { Words } from '../../../site/files/content.ts';

interface Props {
  words: Words['reviews'];
  town: string;
  /** Note for screen readers that a link opens in a new tab. */
  newTab: string;
  language: string;
  look: BandLook;
}

/** Band with the reviews from a town. Renders nothing without any. */
export function TownReviews({ words: { heading, items, on }, town, newTab, language, look }: Props) {
  const reviews = newestReviews(items, undefined, town);
  if (reviews.length === 0) return null;
  return (
    <Band id="reviews" heading={heading} look={look}>
      <Quotes reviews={reviews} on={on} newTab={newTab} language={language} />
    </Band>
  );
}
