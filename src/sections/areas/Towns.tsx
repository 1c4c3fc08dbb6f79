import type { SectionWords } from '../../content/content.ts';
import type { Area } from '../../facts/types.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import styles from './Towns.module.css';

interface Props {
  words: SectionWords;
  towns: readonly Area[];
  look?: BandLook;
}

/** More than this many are too long a list to read through. */
const most = 60;

/** Every other place that has a page; very many of them by their first letters, which open. */
export function Towns({ words, towns, look }: Props) {
  return (
    <Band id="towns" heading={words.heading} look={look} text={words.text}>
      {towns.length <= most ? (
        <TownLinks towns={towns} />
      ) : (
        [...Map.groupBy(towns, ({ name }) => name.charAt(0).toUpperCase())].map(([letter, group]) => (
          <details className={styles.letter} key={letter}>
            <summary>{letter}</summary>
            <TownLinks towns={group} />
          </details>
        ))
      )}
    </Band>
  );
}

function TownLinks({ towns }: Pick<Props, 'towns'>) {
  return (
    <ul className={styles.towns} data-names="">
      {towns.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
