import type { ReactNode } from 'react';
import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import type { IconName, TitledWords, Words } from '../../facts/content.ts';
import { facts } from '../../facts/index.ts';
import styles from './ContactCards.module.css';

const { email } = facts.business;
const { or } = facts.words.labels;

/** Four ways to look at one number: emergencies, questions, where, when. */
export function ContactCards({ words, look }: { words: Words['contact']['cards']; look?: BandLook }) {
  const { emergency, enquiries, area, hours } = words;
  return (
    <Band id="cards" heading={words.heading} look={look}>
      <div className={styles.cards}>
        <Card {...emergency}>
          <PhoneLink />
        </Card>
        <Card {...enquiries}>
          <PhoneLink />
          {email && (
            <>
              {` ${or} `}
              <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
        </Card>
        <Card {...area}>
          <a href={area.link.href}>{area.link.label}</a>
        </Card>
        <Card {...hours} />
      </div>
    </Band>
  );
}

function Card({ icon, title, text, children }: TitledWords & { icon: IconName; children?: ReactNode }) {
  return (
    <article>
      <Icon name={icon} size={28} />
      <h3>{title}</h3>
      <p>{text}</p>
      {children && <p className={styles.link}>{children}</p>}
    </article>
  );
}
