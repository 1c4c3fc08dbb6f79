import type { BandLook } from '../../components/Ground.tsx';
import { acceptsPhotos, messageLinks } from '../../components/message-links.ts';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { TitledBand } from '../../components/TitledBand.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import type { Words } from '../../site/files/content.ts';
import type { Business } from '../../site/schema/business.ts';

interface Props {
  words: Words['contact']['cards'];
  evidence: Words['evidence'];
  business: Business;
  look?: BandLook;
}

/** Four ways to look at one number: emergencies, questions, where, when; and another, where landlords have one. */
export function ContactCards({ words, evidence, business, look }: Props) {
  const { landlords, phone } = business;
  const { emergency, enquiries, area, hours } = words;
  const call = (
    <p>
      <PhoneLink phone={phone} />
    </p>
  );
  const write = (
    <>
      {call}
      <Ways to={messageLinks(business, evidence)} />
      {acceptsPhotos(business) && (
        <p>
          <Typeset text={evidence.picture} />
        </p>
      )}
    </>
  );
  const see = <Ways to={[area.link]} />;
  const items = [
    { ...emergency, more: call },
    { ...enquiries, more: write },
    ...(landlords ? [{ ...evidence.landlords, more: <Ways to={waysTo(landlords)} /> }] : []),
    { ...area, more: see },
    hours,
  ];
  return <TitledBand id="cards" words={{ heading: words.heading, items }} look={look} shape="columns" />;
}

/** The links by which landlords and businesses ring or write. */
function waysTo({ email, phone }: NonNullable<Business['landlords']>) {
  return [
    ...(phone ? [{ href: `tel:${phone.e164}`, label: phone.text }] : []),
    ...(email ? [{ href: `mailto:${email}`, label: email }] : []),
  ];
}

/** Links, one to a line. */
function Ways({ to }: { to: readonly { href: string; label: string }[] }) {
  return to.map(({ href, label }) => (
    <p key={href}>
      <a href={href}>
        <Typeset text={label} />
      </a>
    </p>
  ));
}
