import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { TitledList } from '../../components/TitledList.tsx';
import { takesPictures, writtenWays } from '../../components/written-ways.ts';
import type { Words } from '../../facts/content.ts';
import { facts } from '../../facts/index.ts';

const { picture } = facts.words.evidence;

/** Four ways to look at one number: emergencies, questions, where, when. */
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
      {writtenWays.map(({ href, label }) => (
        <p key={href}>
          <a href={href}>{label}</a>
        </p>
      ))}
      {takesPictures && <p>{picture}</p>}
    </>
  );
  const { href, label } = area.link;
  const see = (
    <p>
      <a href={href}>{label}</a>
    </p>
  );
  const items = [{ ...emergency, more: call }, { ...enquiries, more: write }, { ...area, more: see }, hours];
  return (
    <Band id="cards" heading={words.heading} look={look}>
      <TitledList items={items} shape="columns" />
    </Band>
  );
}
