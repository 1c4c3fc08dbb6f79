import type { Business } from '../../content/business.ts';
import { facts } from '../../facts/index.ts';
import { longDate, pounds } from '../../parts/formats.ts';
import type { BandLook } from '../../parts/Ground.tsx';
import { TitledBand } from '../TitledBand.tsx';

const { complaints, insurance, payment } = facts.business;
const { paperwork, cover, until, insurance: insured, payment: pay, complaints: complain } = facts.words.evidence;

/** What the owner can show in writing; no band where there is nothing. */
export function Paperwork({ look }: { look: BandLook }) {
  const items = [
    { title: insured, text: insurance && insuranceLine(insurance) },
    { title: pay, text: payment },
    { title: complain, text: complaints },
  ].flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  if (items.length === 0) return null;
  return <TitledBand id="paperwork" words={{ heading: paperwork, items }} look={look} />;
}

/** The insurer, the most that it pays for a claim, and the last day. */
function insuranceLine({ insurer, ...policy }: NonNullable<Business['insurance']>): string {
  return `${insurer}, ${cover} ${pounds(policy.cover)}, ${until} ${longDate(policy.until)}`;
}
