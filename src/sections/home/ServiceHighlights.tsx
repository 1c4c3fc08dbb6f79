import { Actions } from '../../components/Actions.tsx';
import { Band } from '../../components/Band.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Words } from '../../facts/content.ts';
import styles from './ServiceHighlights.module.css';

/** The three services that most readers came for. */
export function ServiceHighlights({ words }: { words: Words['home']['highlights'] }) {
  return (
    <Band id="highlights" heading={words.heading} tone="raised">
      <p>{words.text}</p>
      <div className={styles.highlights}>
        {words.items.map(({ icon, title, text, href }) => (
          <article key={title}>
            <Icon name={icon} size={32} />
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
      <Actions>
        <ButtonLink href="/services">View All Services</ButtonLink>
      </Actions>
    </Band>
  );
}
