import { Icon } from '../../components/Icon.tsx';
import type { Words } from '../../facts/content.ts';
import styles from './ServiceCards.module.css';

/** What we do, one card a service: what it is for, what is included, and what to know first. */
export function ServiceCards({ services }: { services: Words['services']['services'] }) {
  return (
    <div className={styles.cards}>
      {services.map(({ id, icon, title, description, features, note, link }) => (
        <section className={styles.card} key={id} aria-labelledby={id}>
          <div>
            <Icon name={icon} size={32} />
            <h2 id={id}>{title}</h2>
            <p>{description}</p>
          </div>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {note && (
            <p className={styles.note} role="note">
              <strong>Before you decide:</strong> {note}
            </p>
          )}
          {link && (
            <p>
              <a href={link.href}>{link.label}</a>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
