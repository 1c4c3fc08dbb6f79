import { Band, type BandLook } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import styles from './PowderFlushing.module.css';

interface Props {
  business: Business;
  words: Words['powder-flushing'];
  look?: BandLook;
}

/** When the other method is the right one, and where to get it. */
export function PowderFlushing({ business, words, look }: Props) {
  return (
    <Band id="powder" heading={words.heading} look={look}>
      {words.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className={styles.suits}>
        {words.suits.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>
        <ExternalLink href={business.powderFlushing.url}>{words.linkLabel}</ExternalLink>
      </p>
    </Band>
  );
}
