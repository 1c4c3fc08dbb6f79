import type { ReactNode } from 'react';
import { Band } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { longDate } from '../../components/formats.ts';
import type { PlacedLook } from '../../components/Ground.tsx';
import { Paragraph } from '../../components/Paragraphs.tsx';
import { People } from '../../components/People.tsx';
import { PipeEnd } from '../../components/pipe/PipeEnd.tsx';
import { newestReviews, Quotes } from '../../components/Quotes.tsx';
import { DrawingImage, DrawingStrip } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { Call } from '../../site/call.ts';
import type { Words } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';
import type { Photographs } from '../../site/site.ts';
import styles from './Reviews.module.css';

interface Props {
  /** The firm's profile on a reviews site, and the words about its rating. Undefined without a profile. */
  rating?: { profile: NonNullable<Business['reviews']>; words: NonNullable<Words['home']['reviews']> } | undefined;
  /** Reviews to quote. The section shows the newest three. */
  quoted: Words['reviews'];
  evidence: Words['evidence'];
  /** Link to the Gas Safe Register, if the firm is on it. */
  gasSafeLink: ReactNode;
  people: Words['people'];
  portraits: Photographs['byPerson'];
  /** Text for screen readers that says that a link opens in a new tab. */
  newTab: string;
  call: Call;
  language: string;
  drawings: Drawings;
  look?: PlacedLook;
}

/**
 * Band (full-width section) of Home: the three newest reviews, the firm's people, and links to the Gas Safe Register and to the checks on About. With a profile
 * on a reviews site, also the rating, a link to the profile, and the date on which the owner last checked the rating. If this is the last
 * band, it also has the call button and the town's street.
 */
export function Reviews({
  rating,
  quoted,
  newTab,
  call,
  language,
  drawings,
  look,
  evidence,
  gasSafeLink,
  people,
  portraits,
}: Props) {
  const quotes = newestReviews(quoted.items, 3);
  const last = look?.pipe === 'end';
  return (
    <Band
      id="reviews"
      heading={rating?.words.heading ?? quoted.heading}
      look={quotes.length === 0 ? { ...look, layout: 'split' } : look}
      lead={rating && <DrawingImage drawing={drawings.named('stars')} alt="" className={styles.stars} />}
      after={last && <PipeEnd {...call} />}
      foot={last && drawings.townStrip && <DrawingStrip drawing={drawings.townStrip} />}
    >
      {rating && <Paragraph text={rating.words.text} />}
      <Quotes reviews={quotes} on={quoted.on} newTab={newTab} language={language} />
      {rating && <Profile {...rating} newTab={newTab} language={language} />}
      <People heading={evidence.people} people={people} photographs={portraits} short />
      {gasSafeLink && <p>{gasSafeLink}</p>}
      <p>
        <a href="/about#badges">{evidence.trust.heading}</a>
      </p>
    </Band>
  );
}

/** What a link to the firm's profile on a reviews site needs. */
interface ProfileProps extends NonNullable<Props['rating']> {
  newTab: string;
  language: string;
}

/** Link to the firm's profile on a reviews site, and the date on which the owner last compared the rating with it. */
function Profile({ profile: { url, checked }, words, newTab, language }: ProfileProps) {
  return (
    <>
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
    </>
  );
}
