import { site } from '../site/current.ts';
import { badgesOf } from '../site/explanations.ts';
import { gasSafeEntry } from '../site/registers.ts';
import styles from './Badges.module.css';
import { ExplainedLink } from './ExplainedLink.tsx';
import { Icon } from './Icon.tsx';

const gasSafe = gasSafeEntry(site.business);

type BadgeName = Exclude<keyof typeof site.words.badges, 'labels'>;

/**
 * What gives a reader reason to trust, as a list; About says what each badge means.
 * @param names which badges; those that the firm cannot show are left out
 */
export function Badges({ label, names }: { label: string; names: readonly BadgeName[] }) {
  const badges = badgesOf(site.words.badges, names);
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge.id}>
          <Icon name={badge.icon} size={24} />
          <ExplainedLink page="/about" id={badge.id}>
            {badge.id === 'gas-safe' && gasSafe ? `${badge.label} ${gasSafe.number}` : badge.label}
          </ExplainedLink>
        </li>
      ))}
    </ul>
  );
}
