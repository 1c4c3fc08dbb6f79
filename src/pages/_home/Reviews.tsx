import { Band } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { longDate } from '../../components/formats.ts';
import type { PlacedLook } from '../../components/Ground.tsx';
import { Paragraph } from '../../components/Paragraphs.tsx';
import { People } from '../../components/People.tsx';
import { PipeEnd } from '../../components/pipe/PipeEnd.tsx';
import { newestReviews, Quotes } from '../../components/Quotes.tsx';
import { GasSafeLink } from '../../components/RegisterLink.tsx';
import { DrawingImage, DrawingStrip } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import { callOf } from '../../site/call.ts';
import type { Words } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';
import type { Site } from '../../site/site.ts';
import styles from './Reviews.module.css';

interface Props {
  site: Site;
  /** Drawings of the page. Without a `townStrip`, the section has no street. */
  drawings: Drawings;
  look?: PlacedLook;
}

/**
 * Band (full-width section) of Home: the three newest reviews, the firm's people, and links to the Gas Safe Register and to the checks on
 * About. With a profile on a reviews site, also the rating, a link to the profile, and the date on which the owner last checked the rating.
 * If this is the last band, it also has the call button and the town's street.
 */
export function Reviews({ site, drawings, look }: Props) {
  const { business, words, photographs } = site;
  const { badges, evidence, home, labels, people, reviews: quoted } = words;
  const { language } = business;
  const rating = business.reviews && home.reviews && { profile: business.reviews, words: home.reviews };
  const quotes = newestReviews(quoted.items).slice(0, 3);
  const last = look?.pipe === 'end';
  return (
    <Band
      id="reviews"
      heading={rating?.words.heading ?? quoted.heading}
      look={quotes.length === 0 ? { ...look, layout: 'split' } : look}
      lead={rating && <DrawingImage drawing={drawings.named('stars')} alt="" className={styles.stars} />}
      after={last && <PipeEnd {...callOf(site)} />}
      foot={last && drawings.townStrip && <DrawingStrip drawing={drawings.townStrip} />}
    >
      {rating && <Paragraph text={rating.words.text} />}
      <Quotes reviews={quotes} site={site} />
      {rating && <Profile {...rating} newTab={labels.newTab} language={language} />}
      <People heading={evidence.people} people={people} photographs={photographs.byPerson} short />
      {badges.gasSafe && <GasSafeLink site={site} />}
      <p>
        <a href="/about#badges">{evidence.trust.heading}</a>
      </p>
    </Band>
  );
}

interface ProfileProps {
  profile: NonNullable<Business['reviews']>;
  words: NonNullable<Words['home']['reviews']>;
  /** Text for screen readers that says that a link opens in a new tab. */
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
