import { CallButton } from '../../components/CallButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import type { Business } from '../../facts/business.ts';
import type { Words } from '../../facts/content.ts';
import { badgeId } from '../../facts/explanations.ts';
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
  const [first = '', ...rest] = words.story;
  const beside = (
    <div className={styles.beside}>
      {photograph ? <Photograph photograph={photograph} /> : <Terrace />}
      <ul className={styles.badges} aria-label="Memberships and guarantees">
        {Object.entries(badges).map(([name, { icon, label, explanation }]) => (
          <li key={name} id={badgeId(name)}>
            <Icon name={icon} />
            <strong>{label}</strong>
            <p>{explanation}</p>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <PageIntro
      heading={words.heading}
      text={first}
      call={<CallButton phone={business.phone} label="Call" size="plate" />}
      drawing={beside}
    >
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </PageIntro>
  );
}
