import { Actions } from '../components/Actions.tsx';
import { Band, type SectionWords } from '../components/Band.tsx';
import { CallButton } from '../components/CallButton.tsx';
import type { Business } from '../facts/business.ts';
import type { Words } from '../facts/content.ts';
import styles from './EmergencyBand.module.css';

interface Props {
  business: Business;
  words: SectionWords;
  emergency: Words['emergency'];
}

/** For the reader with water coming in: the number, then what to do while help is on its way. */
export function EmergencyBand({ business, words, emergency }: Props) {
  const { steps, gas } = emergency;
  return (
    <Band id="emergency" heading={words.heading} tone="channel">
      <p>{words.text}</p>
      <Actions>
        <CallButton phone={business.phone} label="Call now:" />
      </Actions>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.gas}>
        <strong>{gas.warning}</strong>{' '}
        <a href={`tel:${gas.phone.text.replaceAll(' ', '')}`} aria-label={`Gas emergency: ${gas.phone.text}`}>
          {gas.phone.text}
        </a>
        . {gas.advice}
      </p>
    </Band>
  );
}
