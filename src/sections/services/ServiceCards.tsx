import { Icon } from '../../components/Icon.tsx';
import { TradeText } from '../../components/TradeText.tsx';
import type { Words } from '../../facts/content.ts';
import styles from './ServiceCards.module.css';

/** What we do, one card a service: what it is for, what is included, and what to know first. */
export function ServiceCards({ services }: { services: Words['services']['services'] }) {
  return (
    <div className={styles.cards}>
      {services.map(({ id, icon, title, description, features, note, link }) => (
        <section className={styles.card} key={id} aria-labelledby={id}>
          <div className={styles.what}>
            <h2 id={id}>
              <Icon name={icon} size={36} />
              {title}
            </h2>
            <p>{description}</p>
            {note && (
              <p className={styles.note} role="note">
                <strong>Before you decide:</strong> <TradeText text={note} />
              </p>
            )}
            {link && (
              <p>
                <a className={styles.more} href={link.href}>
                  {link.label}
                </a>
              </p>
            )}
          </div>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>
                <TradeText text={feature} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
