import type { Words } from '../site/files/content.ts';
import type { Site } from '../site/site.ts';
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
  site: Site;
}

/** Reviews, each quoted with author, town and date. The date is a link if the review has a URL. Renders nothing without reviews. */
export function Quotes({ reviews, site: { business, words } }: Props) {
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
            {name}, {town}, {words.reviews.on}{' '}
            {url ? (
              <ExternalLink href={url} newTab={words.labels.newTab}>
                {longDate(date, business.language)}
              </ExternalLink>
            ) : (
              longDate(date, business.language)
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
