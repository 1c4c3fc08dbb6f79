import type { Words } from '../../content/content.ts';
import { facts } from '../../facts/index.ts';
import { Band } from '../../parts/Band.tsx';
import { ExternalLink } from '../../parts/ExternalLink.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';

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
