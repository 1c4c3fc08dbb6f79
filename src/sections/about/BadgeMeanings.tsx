import type { ReactNode } from 'react';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import { badgesOf } from '../../facts/explanations.ts';
import { facts } from '../../facts/index.ts';
import { gasSafeCheck, gasSafeEntry, type Register, registersOf } from '../../facts/registers.ts';
import { ExternalLink } from '../../parts/ExternalLink.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { TitledBand } from '../TitledBand.tsx';

const { badges, evidence } = facts.words;

/** What each badge of the site means, beside the card of who works on gas, and the registers the firm is in; no band where it has none. */
export function BadgeMeanings({ look }: { look: BandLook }) {
  const explained = badgesOf(badges).map(({ label, explanation, ...badge }) => ({
    ...badge,
    title: label,
    text: explanation,
    more: evidenceFor(badge.id),
  }));
  // The badge has the number in its own register.
  const others = registersOf(facts.business).filter(({ check }) => !badges.gasSafe || check !== gasSafeCheck);
  const registers = others.map((register) => ({ title: register.name, more: <CheckLink {...register} /> }));
  const items = [...explained, ...registers];
  if (items.length === 0) return null;
  const card = badges.gasSafe && (
    <>
      <DrawingImage name="gas-card" alt="" />
      <p>{badges.gasSafe.card}</p>
    </>
  );
  const words = { heading: badges.labels.all, items };
  const placed: BandLook = card ? { ...look, layout: 'picture' } : look;
  return <TitledBand id="badges" words={words} look={placed} shape="columns" lead={card} />;
}

/** What the owner shows for a badge. */
function evidenceFor(badge: string): ReactNode {
  const { promises } = facts.business;
  const gasSafe = badge === 'gas-safe' && gasSafeEntry(facts.business);
  if (gasSafe) return <CheckLink {...gasSafe} />;
  if (badge === 'guarantee') return promises.guaranteeTerms && <p>{promises.guaranteeTerms}</p>;
  return undefined;
}

function CheckLink({ number, check }: Register) {
  return (
    <p>
      <ExternalLink href={check}>
        {evidence.check} {number}
      </ExternalLink>
    </p>
  );
}
