import { Band } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { longDate } from '../../components/formats.ts';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraph } from '../../components/Paragraphs.tsx';
import { PipeEnd } from '../../components/pipe/PipeEnd.tsx';
import { newestReviews, Quotes } from '../../components/Quotes.tsx';
import { DrawingStrip } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { Call } from '../../site/call.ts';
import type { Words } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';

interface Props {
  reviews: NonNullable<Business['reviews']>;
  words: NonNullable<Words['home']['reviews']>;
  /** Reviews to quote, of which the newest three are shown. */
  quoted: Words['reviews'];
  newTab: string;
  call: Call;
  language: string;
  drawings: Drawings;
  look?: BandLook;
}

/** The end of Home: the rating, what some wrote, when it was read, where anyone can read the reviews, and the number. */
export function Reviews({ reviews: { url, checked }, words, quoted, newTab, call, language, drawings, look }: Props) {
  const quotes = newestReviews(quoted.items, 3);
  return (
    <Band
      id="reviews"
      heading={words.heading}
      look={quotes.length === 0 ? { ...look, layout: 'split' } : look}
      drawing={drawings.named('stars')}
      after={<PipeEnd {...call} />}
      foot={drawings.townStrip && <DrawingStrip drawing={drawings.townStrip} />}
    >
      <Paragraph text={words.text} />
      <Quotes reviews={quotes} on={quoted.on} newTab={newTab} language={language} />
      <p>
        <strong>
          <ExternalLink href={url} newTab={newTab}>
            {words.link}
          </ExternalLink>
        </strong>
      </p>
      <p>
        <small>
          {words.checked} <time dateTime={checked}>{longDate(checked, language)}</time>.
        </small>
      </p>
    </Band>
  );
}
