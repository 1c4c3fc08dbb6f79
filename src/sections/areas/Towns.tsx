import type { SectionWords } from '../../content/content.ts';
import type { Area } from '../../facts/types.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import styles from './Towns.module.css';

/** Every other place that has a page; no band where all are main areas. */
export function Towns({ words, towns, look }: { words: SectionWords; towns: readonly Area[]; look?: BandLook }) {
  if (towns.length === 0) return null;
  return (
    <Band id="towns" heading={words.heading} look={look} text={words.text}>
      <ul className={styles.towns} data-names="">
        {towns.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
