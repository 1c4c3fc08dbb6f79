import type { Words } from '../../content/content.ts';
import type { IconName } from '../../content/schema/shared.ts';
import { DrawingImage } from '../../drawings/DrawingFigure.tsx';
import { drawingsByIcon } from '../../drawings/drawings.ts';
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
          <Picture icon={icon} />
          <div className={styles.what}>
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

/** A service's drawing; one that has none shows its icon. */
function Picture({ icon }: { icon: IconName }) {
  const drawing = drawingsByIcon[icon];
  return drawing ? <DrawingImage name={drawing} alt="" /> : <Icon name={icon} size={96} />;
}
