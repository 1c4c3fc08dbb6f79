import type { Words } from '../../content/content.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import styles from './Neighbourhoods.module.css';

interface Props {
  words: NonNullable<Words['areas']['neighbourhoods']>;
  look?: BandLook;
}

/** The town's own neighbourhoods, which have no pages of their own. */
export function Neighbourhoods({ words, look }: Props) {
  return (
    <Band id="neighbourhoods" heading={words.heading} look={look} text={words.text}>
      <ul className={styles.names} data-names="">
        {words.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Band>
  );
}
