import type { BandLook } from '../../components/Ground.tsx';
import type { Business } from '../../facts/business.ts';
import { facts } from '../../facts/index.ts';
import { TitledBand } from '../TitledBand.tsx';

const { complaints, insurance, language, payment } = facts.business;
const { paperwork, cover, until, ...titles } = facts.words.evidence;

/** What the owner can show in writing; no band where there is nothing. */
export function Paperwork({ look }: { look: BandLook }) {
  const items = [
    { title: titles.insurance, text: insurance && insuranceLine(insurance) },
    { title: titles.payment, text: payment },
    { title: titles.complaints, text: complaints },
  ].flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  if (items.length === 0) return null;
  return <TitledBand id="paperwork" words={{ heading: paperwork, items }} look={look} />;
}

/** The insurer, the most that it pays for a claim, and the last day. */
function insuranceLine({ insurer, ...insured }: NonNullable<Business['insurance']>): string {
  const pounds = new Intl.NumberFormat(language, { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return `${insurer}, ${cover} ${pounds.format(insured.cover)}, ${until} ${date.format(new Date(insured.until))}`;
}
