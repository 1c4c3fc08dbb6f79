import type { Business } from '../../content/business.ts';
import type { Words } from '../../content/content.ts';
import { DrawingStrip } from '../../drawings/DrawingImage.tsx';
import { homeStrip } from '../../drawings/drawings.ts';
import { Band } from '../../parts/Band.tsx';
import { ExternalLink } from '../../parts/ExternalLink.tsx';
import { longDate } from '../../parts/formats.ts';
import type { BandLook } from '../../parts/Ground.tsx';
import { Paragraph } from '../../parts/Paragraphs.tsx';
import { PipeEnd } from '../../parts/pipe/PipeEnd.tsx';
import { newestReviews, Quotes } from '../../parts/Quotes.tsx';

interface Props {
  reviews: NonNullable<Business['reviews']>;
  words: NonNullable<Words['home']['reviews']>;
  /** Reviews to quote, of which the newest three are shown. */
  quoted: Words['reviews'];
  look?: BandLook;
}

/** The end of Home: the rating, what some wrote, when it was read, where anyone can read the reviews, and the number. */
export function Reviews({ reviews: { url, checked }, words, quoted, look }: Props) {
  const quotes = newestReviews(quoted.items, 3);
  return (
    <Band
      id="reviews"
      heading={words.heading}
      look={quotes.length === 0 ? { ...look, layout: 'split' } : look}
      drawing="stars"
      after={<PipeEnd />}
      foot={homeStrip && <DrawingStrip name={homeStrip} />}
    >
      <Paragraph text={words.text} />
      <Quotes reviews={quotes} on={quoted.on} />
      <p>
        <strong>
          <ExternalLink href={url}>{words.link}</ExternalLink>
        </strong>
      </p>
      <p>
        <small>
          {words.checked} <time dateTime={checked}>{longDate(checked)}</time>.
        </small>
      </p>
    </Band>
  );
}
