import { Band } from '../components/Band.tsx';
import type { BandLook } from '../components/Ground.tsx';
import styles from './Checklist.module.css';

interface Props {
  id: string;
  words: { heading: string; items: readonly string[] };
  look?: BandLook;
}

/** Short things that all hold: benefits, promises. */
export function Checklist({ id, words, look }: Props) {
  return (
    <Band id={id} heading={words.heading} look={look}>
      <ul className={styles.list}>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Band>
  );
}
