import { Band } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';

/** When the other method is the right one, and where to get it. */
export function PowderFlushing({ business, words }: { business: Business; words: Words['powder-flushing'] }) {
  return (
    <Band id="powder" heading={words.heading} tone="sea-glass">
      {words.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
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
