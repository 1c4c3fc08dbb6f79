import { Band, type BandLook, type SectionWords } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { longDate } from '../../components/long-date.ts';
import type { Business } from '../../facts/business.ts';
import styles from './Reviews.module.css';

interface Props {
  business: Business;
  words: SectionWords;
  look?: BandLook;
}

/** The rating, when it was read, and the place where anyone can read it. */
export function Reviews({ business, words, look }: Props) {
  const { platform, url, checked, rating } = business.reviews;
  return (
    <Band id="reviews" heading={words.heading} look={look}>
      <p className={styles.stars} aria-hidden="true">
        {Array.from({ length: Math.round(rating) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five equal stars
          <Icon key={index} name="star" size={40} />
        ))}
      </p>
      <p>{words.text}</p>
      <p className={styles.link}>
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
