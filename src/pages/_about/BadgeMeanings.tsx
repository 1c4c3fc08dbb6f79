import type { ReactNode } from 'react';
import { CallButton } from '../../components/CallButton.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { longDate, pounds } from '../../components/formats.ts';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraph } from '../../components/Paragraphs.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { Call } from '../../site/call.ts';
import { badgesOf } from '../../site/explanations.ts';
import type { Words } from '../../site/files/content.ts';
import { gasSafeCheck, gasSafeEntry, type Register, registersOf } from '../../site/registers.ts';
import type { Business } from '../../site/schema/business.ts';

interface Props {
  business: Business;
  words: Pick<Words, 'badges' | 'evidence' | 'labels'>;
  call: Call;
  drawings: Drawings;
  look: BandLook;
}

/**
 * Band that explains each badge with what stands behind it: numbers in registers, the insurance, the terms of the guarantee. It has a
 * drawing of the Gas Safe card, and a call button. Renders nothing without any badge.
 */
export function BadgeMeanings({ business, words: { badges, evidence, labels }, call, drawings, look }: Props) {
  const check: Check = (register) => <CheckLink {...register} label={evidence.check} newTab={labels.newTab} />;
  const explained = badgesOf(badges).map(({ id, icon, label, explanation }) => ({
    id,
    icon,
    title: label,
    belowText: (
      <>
        <p>
          <Typeset text={explanation} />
        </p>
        {evidenceFor(id, business, evidence, check)}
      </>
    ),
  }));
  // Gas Safe is left out here if it has a badge, as that already has the number.
  const others = registersOf(business).filter((register) => !badges.gasSafe || register.check !== gasSafeCheck);
  const registers = others.map((register) => ({
    icon: 'elbow' as const,
    title: register.name,
    belowText: check(register),
  }));
  const items = [...explained, ...registers];
  if (items.length === 0) return null;
  const card = badges.gasSafe && (
    <>
      <DrawingImage drawing={drawings.named('gas-card')} alt="" />
      <p>
        <Typeset text={badges.gasSafe.card} />
      </p>
    </>
  );
  const words = { heading: badges.labels.all, items };
  const placed: BandLook = card ? { ...look, layout: 'picture' } : look;
  return (
    <TitledBand id="badges" words={words} look={placed} shape="columns" lead={card} after={<CallButton {...call} />} />
  );
}

/** What stands behind a badge: a link to the Gas Safe Register, the insurance, or the terms of the guarantee and how to complain. */
function evidenceFor(badge: string, business: Business, words: Words['evidence'], check: Check): ReactNode {
  const { complaints, insurance, language, promises } = business;
  const gasSafe = gasSafeEntry(business);
  if (badge === 'gas-safe') return gasSafe && check(gasSafe);
  if (badge === 'insured') return insurance && <Line text={insuranceLine(insurance, words, language)} />;
  if (badge !== 'guarantee') return null;
  return (
    <>
      {promises.guaranteeTerms && <Line text={promises.guaranteeTerms} />}
      {complaints && <Paragraph text={complaints} />}
    </>
  );
}

type Check = (register: Register) => ReactNode;

const Line = ({ text }: { text: string }) => (
  <p>
    <Typeset text={text} />
  </p>
);

/** Insurer, cover in pounds, and the last day of the policy, in one line. */
function insuranceLine(
  { insurer, cover, until }: NonNullable<Business['insurance']>,
  words: Words['evidence'],
  language: string,
): string {
  return `${insurer}, ${words.cover} ${pounds(cover, language)}, ${words.until} ${longDate(until, language)}.`;
}

function CheckLink({ number, check, label, newTab }: Register & { label: string; newTab: string }) {
  return (
    <p>
      <ExternalLink href={check} newTab={newTab}>
        <Typeset text={`${label} ${number}`} />
      </ExternalLink>
    </p>
  );
}
