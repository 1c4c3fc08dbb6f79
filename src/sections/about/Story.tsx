import { CallButton } from '../../components/CallButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import { Photograph } from '../../illustrations/Photograph.tsx';
import type { PhotographFile } from '../../illustrations/photographs.ts';
import { Terrace } from '../../illustrations/Terrace.tsx';
import styles from './Story.module.css';

interface Props {
  business: Business;
  words: Words['about'];
  badges: Words['badges'];
  photograph: PhotographFile | undefined;
}

/** Who answers the phone, and what stands behind them. */
export function Story({ business, words, badges, photograph }: Props) {
  const { gasSafe, insured, association, rating } = badges;
  return (
    <section className={styles.story} aria-labelledby="page">
      <div className={styles.text}>
        <h1 id="page">{words.heading}</h1>
        <CallButton phone={business.phone} label="Call" size="plate" />
        {words.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.beside}>
        {photograph ? <Photograph photograph={photograph} /> : <Terrace />}
        <ul className={styles.badges} aria-label="Memberships and guarantees">
          {[gasSafe, insured, association, rating].map(({ icon, label, explanation }) => (
            <li key={label}>
              <Icon name={icon} />
              <strong>{label}</strong>
              <p>{explanation}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
