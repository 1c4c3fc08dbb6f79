import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import type { Words } from '../../site/files/content.ts';
import styles from './Neighbourhoods.module.css';

interface Props {
  words: NonNullable<Words['areas']['neighbourhoods']>;
  look?: BandLook;
}

/** Section with the names of neighbourhoods, which have no pages of their own. */
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
