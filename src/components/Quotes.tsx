import type { Words } from '../site/files/content.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { longDate } from './formats.ts';
import styles from './Quotes.module.css';
import { Typeset } from './Typeset.tsx';

type Review = Words['reviews']['items'][number];

/**
 * The newest reviews.
 * @param limit how many at limit
 * @param town of which town; default: of all
 */
export function newestReviews(reviews: readonly Review[], limit = Number.POSITIVE_INFINITY, town?: string): Review[] {
  return reviews
    .filter((review) => town === undefined || review.town === town)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, limit);
}

interface Props {
  reviews: readonly Review[];
  /** The word before a date. */
  on: string;
  /** After a link to where a review can be read. */
  newTab: string;
  language: string;
}

/** Reviews word for word, each with who wrote it, where and when; nothing where there are none. */
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
