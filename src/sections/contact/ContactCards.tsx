import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import type { Words } from '../../facts/content.ts';
import { facts } from '../../facts/index.ts';

const { email } = facts.business;
const { or } = facts.words.labels;

/** Four ways to look at one number: emergencies, questions, where, when. */
export function ContactCards({ words, look }: { words: Words['contact']['cards']; look?: BandLook }) {
  const { emergency, enquiries, area, hours } = words;
  const write = email && (
    <p>
      {or} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
  const call = (
    <p>
      <PhoneLink />
    </p>
  );
  const enquire = (
    <>
      {call}
      {write}
    </>
  );
  const { href, label } = area.link;
  const see = (
    <p>
      <a href={href}>{label}</a>
    </p>
  );
  const items = [{ ...emergency, more: call }, { ...enquiries, more: enquire }, { ...area, more: see }, hours];
  return (
    <Band id="cards" heading={words.heading} look={look}>
      <TitledList items={items} shape="columns" />
    </Band>
  );
}
