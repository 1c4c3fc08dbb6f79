import { Band, type BandLook } from '../../components/Band.tsx';
import type { Words } from '../../facts/content.ts';
import styles from './ServiceArea.module.css';

interface Props {
  words: Words['contact']['serviceArea'];
  look?: BandLook;
}

/** Where we come to, in one card. */
export function ServiceArea({ words, look }: Props) {
  return (
    <Band id="service-area" heading={words.heading} look={look}>
      <p>{words.text}</p>
      <ul className={styles.places}>
        {words.main.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{words.extended}</p>
    </Band>
  );
}
