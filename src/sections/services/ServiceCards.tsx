import type { Words } from '../../content/content.ts';
import { Ground } from '../../parts/Ground.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Tee } from '../../parts/pipe/Pipe.tsx';
import { RunningText } from '../../parts/RunningText.tsx';
import { TickList } from '../../parts/TickList.tsx';
import styles from './ServiceCards.module.css';

/** What we do, one card a service: what it is for, what is included, and what to know first. */
export function ServiceCards({ words }: { words: Words['services'] }) {
  const { services, noteHeading } = words;
  return (
    <Ground look={{ tone: 'chalk', water: 'warming' }}>
      {services.map(({ id, icon, title, description, features, note, link }, index) => (
        <section className={styles.card} key={id} data-water={index < services.length / 2 ? 'cold' : 'hot'}>
          <Tee />
          <div className={styles.what}>
            <Icon name={icon} size={44} />
            <h2 id={id}>{title}</h2>
            <p>
              <RunningText text={description} />
            </p>
            {note && (
              <p className={styles.note} role="note">
                <strong>{noteHeading}</strong> <RunningText text={note} />
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
          <TickList items={features} />
        </section>
      ))}
    </Ground>
  );
}
