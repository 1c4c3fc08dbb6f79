import type { Words } from '../../facts/content.ts';
import { postcodeId } from '../../facts/explanations.ts';
import type { Area } from '../../facts/read.ts';
import type { NearbyPlace } from '../../facts/select.ts';
import styles from './WhereAndWhen.module.css';

interface Props {
  area: Area;
  nearby: readonly NearbyPlace[];
  /** What each postcode district covers. */
  districts: Words['postcodes'];
}

/** Two cards: which postcodes and places, and how soon we are there. */
export function WhereAndWhen({ area, nearby, districts }: Props) {
  const { page } = area;
  return (
    <div className={styles.cards}>
      <section aria-labelledby="postcodes">
        <h2 id="postcodes">{page.postcodes}</h2>
        <dl className={styles.postcodes}>
          {area.postcodes.map((postcode) => (
            <div key={postcode} id={postcodeId(postcode)}>
              <dt>{postcode}</dt>
              <dd>{districts[postcode]}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.nearby} aria-label={`Places near ${area.name}`}>
          {nearby.map(({ name, path }) => (
            <li key={name}>{path ? <a href={path}>{name}</a> : name}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="response">
        <h2 id="response">{page.response.heading}</h2>
        <p>
          {page.response.time}: <strong className={styles.minutes}>{area.minutes} minutes</strong>
        </p>
        <p>{area.response}</p>
      </section>
    </div>
  );
}
