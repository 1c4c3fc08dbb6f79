import type { ReactNode } from 'react';
import { Band, type BandLook } from '../../components/Band.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import styles from './ContactCards.module.css';

interface Props {
  business: Business;
  words: Words['contact']['cards'];
  look?: BandLook;
}

/** Four ways to look at one number: emergencies, questions, where, when. */
export function ContactCards({ business, words, look }: Props) {
  const { emergency, enquiries, area, hours } = words;
  const call = <a href={`tel:${business.phone.e164}`}>{business.phone.text}</a>;
  const cards: (typeof emergency & { link: ReactNode })[] = [
    { ...emergency, link: call },
    {
      ...enquiries,
      link: business.email
        ? [
            call,
            ' or ',
            <a key="email" href={`mailto:${business.email}`}>
              {business.email}
            </a>,
          ]
        : call,
    },
    { ...area, link: <a href="/areas">See all areas</a> },
    { ...hours, link: null },
  ];
  return (
    <Band id="cards" heading={words.heading} look={look}>
      <div className={styles.cards}>
        {cards.map(({ icon, title, text, link }) => (
          <article key={title}>
            <Icon name={icon} size={28} />
            <h3>{title}</h3>
            <p>{text}</p>
            {link && <p className={styles.link}>{link}</p>}
          </article>
        ))}
      </div>
    </Band>
  );
}
