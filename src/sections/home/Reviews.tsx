import { Band } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { longDate } from '../../components/formats.ts';
import type { BandLook } from '../../components/Ground.tsx';
import { newestReviews, Quotes } from '../../components/Quotes.tsx';
import { RunningText } from '../../components/RunningText.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import { DrawingImage, DrawingStrip } from '../../illustrations/DrawingFigure.tsx';
import { homeStrip } from '../../illustrations/drawings.ts';
import styles from './Reviews.module.css';

interface Props {
  reviews: NonNullable<Business['reviews']>;
  words: NonNullable<Words['home']['reviews']>;
  look?: BandLook;
}

/** The rating, what some wrote, when it was read, and the place where anyone can read the reviews. */
export function Reviews({ reviews, words, look }: Props) {
  const { url, checked } = reviews;
  return (
    <Band id="reviews" heading={words.heading} look={look} foot={<DrawingStrip name={homeStrip} />}>
      <DrawingImage name="stars" alt="" />
      <p>
        <RunningText text={words.text} />
      </p>
      <Quotes reviews={newestReviews(3)} />
      <p className={styles.link}>
        <ExternalLink href={url}>{words.link}</ExternalLink>
      </p>
      <p>
        <small>
          {words.checked} <time dateTime={checked}>{longDate(checked)}</time>.
        </small>
      </p>
    </Band>
  );
}
