import { Ground } from '../../components/Ground.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Tee } from '../../components/pipe/Pipe.tsx';
import { RunningText } from '../../components/RunningText.tsx';
import { TickList } from '../../components/TickList.tsx';
import type { Words } from '../../facts/content.ts';
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
            <h2 id={id}>
              <Icon name={icon} size={36} />
              {title}
            </h2>
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
