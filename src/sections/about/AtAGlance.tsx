import { CallButton } from '../../components/CallButton.tsx';
import { Inlet } from '../../components/Inlet.tsx';
import type { TitledWords } from '../../components/TitledList.tsx';
import type { Business } from '../../facts/business.ts';
import styles from './AtAGlance.module.css';

/** The band of three: hours, guarantee, place; and the number, where the pipe ends. */
export function AtAGlance({ business, items }: { business: Business; items: readonly TitledWords[] }) {
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
      <Inlet>
        <CallButton phone={business.phone} label="Call" size="plate" />
      </Inlet>
    </section>
  );
}
