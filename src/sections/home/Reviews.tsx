import { Band, type SectionWords } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { longDate } from '../../components/long-date.ts';
import type { Business } from '../../facts/business.ts';

/** The rating, when it was read, and the place where anyone can read it. */
export function Reviews({ business, words }: { business: Business; words: SectionWords }) {
  const { platform, url, checked } = business.reviews;
  return (
    <Band id="reviews" heading={words.heading}>
      <p>{words.text}</p>
      <p>
        <ExternalLink href={url}>Read our reviews on {platform}</ExternalLink>
      </p>
      <p>
        <small>
          Rating checked on <time dateTime={checked}>{longDate(checked)}</time>.
        </small>
      </p>
    </Band>
  );
}
