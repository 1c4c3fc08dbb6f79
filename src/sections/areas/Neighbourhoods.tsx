import { Band, type SectionWords } from '../../components/Band.tsx';
import styles from './Neighbourhoods.module.css';

/** Brighton's neighbourhoods, which have no pages of their own. */
export function Neighbourhoods({ words, names }: { words: SectionWords; names: readonly string[] }) {
  return (
    <Band id="neighbourhoods" heading={words.heading}>
      <p>{words.text}</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Band>
  );
}
