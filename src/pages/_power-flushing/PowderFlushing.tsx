import { Band } from '../../components/Band.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import type { Words } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';

interface Props {
  /** Name and website of the specialist for powder flushing. Undefined if the firm has none. */
  specialist: Business['powderFlushing'];
  words: Words['powder-flushing'];
  /** Text for screen readers that says that the link opens in a new tab. */
  newTab: string;
  look?: BandLook;
}

/** Section about powder flushing, with a link to the specialist who does it. Renders nothing if the firm has no specialist. */
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
