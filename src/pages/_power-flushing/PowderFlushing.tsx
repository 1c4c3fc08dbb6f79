import { Band } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import type { Words } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';

interface Props {
  specialist: Business['powderFlushing'];
  words: Words['powder-flushing'];
  newTab: string;
  look?: BandLook;
}

/** When the other method is the right one, and where to get it; no band without a specialist. */
export function PowderFlushing({ specialist, words, newTab, look }: Props) {
  if (!specialist || !words) return null;
  return (
    <Band id="powder" heading={words.heading} look={look}>
      <Paragraphs text={words.text} />
      <p>
        <ExternalLink href={specialist.url} newTab={newTab}>
          {words.linkLabel}
        </ExternalLink>
      </p>
    </Band>
  );
}
