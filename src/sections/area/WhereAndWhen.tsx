import { Ground } from '../../components/Ground.tsx';
import { postcodeId } from '../../facts/explanations.ts';
import { facts } from '../../facts/index.ts';
import type { Area } from '../../facts/types.ts';
import styles from './WhereAndWhen.module.css';

const { labels } = facts.words;

/** Two cards: which postcodes and places, and how soon we are there. */
export function WhereAndWhen({ area }: { area: Area }) {
  const { postcodes, response } = area.page;
  return (
    <Ground look={{ tone: 'glass', water: 'cold' }}>
      <div className={styles.cards}>
        <section>
          <h2 id="postcodes">{postcodes.heading}</h2>
          <dl className={styles.postcodes}>
            {area.postcodes.map(({ code, covers }) => (
              <div key={code} id={postcodeId(code)}>
                <dt>{code}</dt>
                <dd>{covers}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.nearby} aria-label={postcodes.nearby}>
            {area.nearby.map(({ name, path }) => (
              <li key={name}>{path ? <a href={path}>{name}</a> : name}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 id="response">{response.heading}</h2>
          <p>
            {response.time}:{' '}
            <strong className={styles.minutes}>
              {area.minutes} {labels.minutes}
            </strong>
          </p>
          <p>{area.response}</p>
        </section>
      </div>
    </Ground>
  );
}
