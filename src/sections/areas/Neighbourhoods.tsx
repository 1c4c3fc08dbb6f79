import { Band, type BandLook, type SectionWords } from '../../components/Band.tsx';
import styles from './Neighbourhoods.module.css';

interface Props {
  words: SectionWords;
  names: readonly string[];
  look?: BandLook;
}

/** Brighton's neighbourhoods, which have no pages of their own. */
export function Neighbourhoods({ words, names, look }: Props) {
  return (
    <Band id="neighbourhoods" heading={words.heading} look={look} lead={<p>{words.text}</p>}>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Band>
  );
}
