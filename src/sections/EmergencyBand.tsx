import { Band } from '../components/Band.tsx';
import { CallButton } from '../components/CallButton.tsx';
import type { BandLook } from '../components/Ground.tsx';
import { PhoneLink } from '../components/PhoneLink.tsx';
import { Inlet } from '../components/pipe/Inlet.tsx';
import type { SectionWords } from '../facts/content.ts';
import { facts } from '../facts/index.ts';
import { gasEmergency } from '../facts/phone.ts';
import styles from './EmergencyBand.module.css';

const { call, gas, steps } = facts.words.emergency;

/** For the reader with water coming in: the number, then what to do while help is on its way. */
export function EmergencyBand({ words, look }: { words: SectionWords; look?: BandLook }) {
  const plate = <CallButton label={call} size="plate" />;
  return (
    <Band
      id="emergency"
      heading={words.heading}
      landmark
      look={{ tone: 'channel', layout: 'split', ...look }}
      lead={
        <>
          <p>{words.text}</p>
          {look?.pipe === 'end' ? <Inlet>{plate}</Inlet> : plate}
        </>
      }
    >
      <p className={styles.gas}>
        <strong>{gas.warning}</strong>{' '}
        <PhoneLink phone={gasEmergency} aria-label={`${gas.label} ${gasEmergency.text}`} />. {gas.advice}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Band>
  );
}
