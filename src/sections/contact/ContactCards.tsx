import type { Words } from '../../content/content.ts';
import { facts } from '../../facts/index.ts';
import type { BandLook } from '../../parts/Ground.tsx';
import { acceptsPhotos, messageLinks } from '../../parts/message-links.ts';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { TitledBand } from '../TitledBand.tsx';

const { landlords, picture } = facts.words.evidence;

/** Four ways to look at one number: emergencies, questions, where, when; and another, where landlords have one. */
export function ContactCards({ words, look }: { words: Words['contact']['cards']; look?: BandLook }) {
  const { emergency, enquiries, area, hours } = words;
  const call = (
    <p>
      <PhoneLink />
    </p>
  );
  const write = (
    <>
      {call}
      <Ways to={messageLinks} />
      {acceptsPhotos && <p>{picture}</p>}
    </>
  );
  const see = <Ways to={[area.link]} />;
  const items = [
    { ...emergency, more: call },
    { ...enquiries, more: write },
    ...landlordsCard(),
    { ...area, more: see },
    hours,
  ];
  return <TitledBand id="cards" words={{ heading: words.heading, items }} look={look} shape="columns" />;
}

/** Whom landlords and businesses write to or ring. */
function landlordsCard() {
  const contact = facts.business.landlords;
  if (!contact) return [];
  const { email, phone } = contact;
  const ways = [
    ...(phone ? [{ href: `tel:${phone.e164}`, label: phone.text }] : []),
    ...(email ? [{ href: `mailto:${email}`, label: email }] : []),
  ];
  return [{ ...landlords, more: <Ways to={ways} /> }];
}

/** Links, one to a line. */
function Ways({ to }: { to: readonly { href: string; label: string }[] }) {
  return to.map(({ href, label }) => (
    <p key={href}>
      <a href={href}>{label}</a>
    </p>
  ));
}
