import type { TitledWords } from '../../components/TitledList.tsx';
import styles from './AtAGlance.module.css';

/** The band of three: hours, guarantee, place. */
export function AtAGlance({ items }: { items: readonly TitledWords[] }) {
  return (
    <section className={styles.band} aria-label="At a glance">
      <ul className={styles.list}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
