import { Band, type SectionWords } from '../../components/Band.tsx';
import type { Area } from '../../facts/read.ts';
import styles from './Towns.module.css';

/** Every other place that has a page. */
export function Towns({ words, towns }: { words: SectionWords; towns: readonly Area[] }) {
  return (
    <Band id="towns" heading={words.heading} tone="raised">
      <p>{words.text}</p>
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
