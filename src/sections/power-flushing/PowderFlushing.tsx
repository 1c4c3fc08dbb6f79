import type { Business } from '../../content/business.ts';
import type { Words } from '../../content/content.ts';
import { Band } from '../../parts/Band.tsx';
import { ExternalLink } from '../../parts/ExternalLink.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';

interface Props {
  specialist: Business['powderFlushing'];
  words: Words['powder-flushing'];
  look?: BandLook;
}

/** When the other method is the right one, and where to get it; no band without a specialist. */
export function PowderFlushing({ specialist, words, look }: Props) {
  if (!specialist || !words) return null;
  return (
    <Band id="powder" heading={words.heading} look={look}>
      <Paragraphs text={words.text} />
      <p>
        <ExternalLink href={specialist.url}>{words.linkLabel}</ExternalLink>
      </p>
    </Band>
  );
}
