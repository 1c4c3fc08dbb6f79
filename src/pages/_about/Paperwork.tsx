import { longDate, pounds } from '../../components/formats.ts';
import type { BandLook } from '../../components/Ground.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import type { Words } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';

type Insurance = NonNullable<Business['insurance']>;

interface Props {
  business: Pick<Business, 'complaints' | 'insurance' | 'payment'>;
  words: Words['evidence'];
  language: string;
  look: BandLook;
}

/** Band about insurance, payment and complaints, as far as the owner gives them. Renders nothing without any. */
export function Paperwork({ business: { complaints, insurance, payment }, words, language, look }: Props) {
  const items = [
    ...(insurance
      ? [
          {
            title: words.insurance,
            belowText: (
              <p>
                <Typeset text={insuranceLine(insurance, words, language)} />
              </p>
            ),
          },
        ]
      : []),
    ...(payment ? [{ title: words.payment, text: payment }] : []),
    ...(complaints ? [{ title: words.complaints, text: complaints }] : []),
  ];
  if (items.length === 0) return null;
  return <TitledBand id="paperwork" words={{ heading: words.paperwork, items }} look={look} />;
}

/** Insurer, cover in pounds, and the last day of the policy, in one line. */
function insuranceLine({ insurer, cover, until }: Insurance, words: Words['evidence'], language: string): string {
  return `${insurer}, ${words.cover} ${pounds(cover, language)}, ${words.until} ${longDate(until, language)}`;
}
