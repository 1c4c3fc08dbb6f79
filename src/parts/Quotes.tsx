import { facts } from '../facts/index.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { longDate } from './formats.ts';
import styles from './Quotes.module.css';

const { on, items } = facts.words.reviews;

/** The newest reviews, of all towns or of one. */
export function newestReviews(most: number, town?: string) {
  return items
    .filter((review) => town === undefined || review.town === town)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, most);
}

/** Reviews word for word, each with who wrote it, where and when; nothing where there are none. */
export function Quotes({ reviews }: { reviews: ReturnType<typeof newestReviews> }) {
  if (reviews.length === 0) return null;
  return (
    <div className={styles.quotes}>
      {reviews.map(({ quote, name, town, date, url }) => (
        <figure key={quote}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            {name}, {town}, {on} {url ? <ExternalLink href={url}>{longDate(date)}</ExternalLink> : longDate(date)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
