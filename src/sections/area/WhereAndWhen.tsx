import { PostcodeChips } from '../../components/PostcodeChips.tsx';
import type { Area } from '../../facts/read.ts';
import type { NearbyPlace } from '../../facts/select.ts';
import styles from './WhereAndWhen.module.css';

/** Two cards: which postcodes and places, and how soon we are there. */
export function WhereAndWhen({ area, nearby }: { area: Area; nearby: readonly NearbyPlace[] }) {
  const { page } = area;
  return (
    <div className={styles.cards}>
      <section aria-labelledby="postcodes">
        <h2 id="postcodes">{page.postcodes}</h2>
        <PostcodeChips postcodes={area.postcodes} />
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
