import { facts } from '../../facts/index.ts';
import { Band } from '../../parts/Band.tsx';
import { ExternalLink } from '../../parts/ExternalLink.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';

const specialist = facts.business.powderFlushing;
const words = facts.words['powder-flushing'];

/** When the other method is the right one, and where to get it; no band without a specialist. */
export function PowderFlushing({ look }: { look?: BandLook }) {
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
