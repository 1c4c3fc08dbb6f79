import type { Words } from '../site/files/content.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { longDate } from './formats.ts';
import styles from './Quotes.module.css';
import { Typeset } from './Typeset.tsx';

type Review = Words['reviews']['items'][number];

/**
 * Returns reviews, the newest first.
 * @param town returns only reviews from this town. Default: from any town
 */
export function newestReviews(reviews: readonly Review[], town?: string): Review[] {
  return reviews
    .filter((review) => town === undefined || review.town === town)
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

interface Props {
  reviews: readonly Review[];
  /** Word before the date of a review, such as "on". */
  on: string;
  /** Text for screen readers that says that a link opens in a new tab. */
  newTab: string;
  language: string;
}

/** Reviews, each quoted with author, town and date. The date is a link if the review has a URL. Renders nothing without reviews. */
export function Quotes({ reviews, on, newTab, language }: Props) {
  if (reviews.length === 0) return null;
  return (
    <div className={styles.quotes}>
      {reviews.map(({ quote, name, town, date, url }) => (
        <figure key={quote}>
          <blockquote>
            <p>
              <Typeset text={quote} />
            </p>
          </blockquote>
          <figcaption>
            {name}, {town}, {on}{' '}
            {url ? (
              <ExternalLink href={url} newTab={newTab}>
                {longDate(date, language)}
              </ExternalLink>
            ) : (
              longDate(date, language)
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
