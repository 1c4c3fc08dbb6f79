import { Band, type BandLook, type SectionWords } from '../components/Band.tsx';
import { CallButton } from '../components/CallButton.tsx';
import { Inlet } from '../components/Inlet.tsx';
import type { Business } from '../facts/business.ts';
import type { Words } from '../facts/content.ts';
import styles from './EmergencyBand.module.css';

interface Props {
  business: Business;
  words: SectionWords;
  emergency: Words['emergency'];
  look?: BandLook;
}

/** For the reader with water coming in: the number, then what to do while help is on its way. */
export function EmergencyBand({ business, words, emergency, look }: Props) {
  const { steps, gas } = emergency;
  const call = <CallButton phone={business.phone} label="Call now:" size="plate" />;
  return (
    <Band
      id="emergency"
      heading={words.heading}
      look={{ tone: 'channel', layout: 'split', ...look }}
      lead={
        <>
          <p>{words.text}</p>
          {look?.pipe === 'end' ? <Inlet>{call}</Inlet> : call}
        </>
      }
    >
      <p className={styles.gas}>
        <strong>{gas.warning}</strong>{' '}
        <a href={`tel:${gas.phone.text.replaceAll(' ', '')}`} aria-label={`Gas emergency: ${gas.phone.text}`}>
          {gas.phone.text}
        </a>
        . {gas.advice}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Band>
  );
}
