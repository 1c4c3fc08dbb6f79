import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import type { SectionWords } from '../../facts/content.ts';
import type { Area } from '../../facts/types.ts';
import styles from './Towns.module.css';

interface Props {
  words: SectionWords;
  towns: readonly Area[];
  look?: BandLook;
}

/** Every other place that has a page. */
export function Towns({ words, towns, look }: Props) {
  return (
    <Band id="towns" heading={words.heading} look={look} lead={<p>{words.text}</p>}>
      <ul className={styles.towns}>
        {towns.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
