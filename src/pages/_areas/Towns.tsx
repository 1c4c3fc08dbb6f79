import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import type { SectionWords } from '../../site/files/content.ts';
import type { Area } from '../../site/site.ts';
import styles from './Towns.module.css';

/** Section with links to the areas that aren't main areas. Renders nothing if `towns` is empty. */
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
