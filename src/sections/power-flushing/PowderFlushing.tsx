import { Band } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import type { Words } from '../../facts/content.ts';
import { facts } from '../../facts/index.ts';

/** When the other method is the right one, and where to get it. */
export function PowderFlushing({ words, look }: { words: Words['powder-flushing']; look?: BandLook }) {
  return (
    <Band id="powder" heading={words.heading} look={look}>
      <Paragraphs text={words.text} />
      <p>
        <ExternalLink href={facts.business.powderFlushing.url}>{words.linkLabel}</ExternalLink>
      </p>
    </Band>
  );
}
