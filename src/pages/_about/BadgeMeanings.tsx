import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import { badgesOf } from '../../site/explanations.ts';
import type { Words } from '../../site/files/content.ts';
import { gasSafeCheck, gasSafeEntry, type Register, registersOf } from '../../site/registers.ts';
import type { Business } from '../../site/schema/business.ts';

interface Props {
  business: Business;
  words: Pick<Words, 'badges' | 'evidence' | 'labels'>;
  drawings: Drawings;
  look: BandLook;
}

/** Band that explains each badge and lists the registers that the firm is in. For Gas Safe it has a drawing of the ID card. Renders nothing without any. */
export function BadgeMeanings({ business, words: { badges, evidence, labels }, drawings, look }: Props) {
  const check = (register: Register) => <CheckLink {...register} label={evidence.check} newTab={labels.newTab} />;
  const explained = badgesOf(badges).map(({ id, icon, label, explanation }) => ({
    id,
    icon,
    title: label,
    belowText: (
      <>
        <p>
          <Typeset text={explanation} />
        </p>
        {evidenceFor(id, business, check)}
      </>
    ),
  }));
  // Gas Safe is left out here if it has a badge, as that already has the number.
  const others = registersOf(business).filter((register) => !badges.gasSafe || register.check !== gasSafeCheck);
  const registers = others.map((register) => ({ title: register.name, belowText: check(register) }));
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
  return <TitledBand id="badges" words={words} look={placed} shape="columns" lead={card} />;
}

/** Evidence for a badge: a link to the Gas Safe Register, or the terms of the guarantee. */
function evidenceFor(badge: string, business: Business, check: (register: Register) => ReactNode): ReactNode {
  const gasSafe = badge === 'gas-safe' && gasSafeEntry(business);
  if (gasSafe) return check(gasSafe);
  const terms = badge === 'guarantee' && business.promises.guaranteeTerms;
  return (
    terms && (
      <p>
        <Typeset text={terms} />
      </p>
    )
  );
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
