import { Actions } from '../../components/Actions.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import styles from './Story.module.css';

interface Props {
  business: Business;
  words: Words['about'];
  badges: Words['badges'];
}

/** Who answers the phone, and what stands behind them. */
export function Story({ business, words, badges }: Props) {
  const { gasSafe, insured, association, rating } = badges;
  return (
    <section className={styles.story} aria-labelledby="page">
      <div className={styles.text}>
        <h1 id="page">{words.heading}</h1>
        {words.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Actions>
          <CallButton phone={business.phone} label="Call" />
        </Actions>
      </div>
      <ul className={styles.badges} aria-label="Memberships and guarantees">
        {[gasSafe, insured, association, rating].map(({ icon, label, explanation }) => (
          <li key={label}>
            <Icon name={icon} />
            <strong>{label}</strong>
            <p>{explanation}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
