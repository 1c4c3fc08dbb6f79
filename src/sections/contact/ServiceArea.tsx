import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import type { Words } from '../../facts/content.ts';
import { facts } from '../../facts/index.ts';
import styles from './ServiceArea.module.css';

const { areas, business } = facts;

/** Where we work: the main places large, the names of all the other areas in a line. */
export function ServiceArea({ words, look }: { words: Words['contact']['serviceArea']; look?: BandLook }) {
  const others = areas.map(({ name }) => name).filter((name) => !words.main.includes(name));
  return (
    <Band id="service-area" heading={words.heading} look={look}>
      <p>{words.text}</p>
      <ul className={styles.places}>
        {words.main.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {others.length > 0 && (
        <p>
          {words.extended} {new Intl.ListFormat(business.language).format(others)}.
        </p>
      )}
    </Band>
  );
}
