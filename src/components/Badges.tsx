import { badgesOf } from '../site/explanations.ts';
import type { Words } from '../site/files/content.ts';
import type { Register } from '../site/registers.ts';
import styles from './Badges.module.css';
import { ExplainedLink } from './ExplainedLink.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  words: Words['badges'];
  /** Which badges; those that the firm can't show are left out. */
  names: readonly Exclude<keyof Words['badges'], 'labels'>[];
  /** What the list is. */
  label: string;
  /** The firm's entry in the Gas Safe Register, whose number stands beside that badge. */
  gasSafe?: Register | undefined;
}

/** What gives a reader reason to trust, as a list; About says what each badge means. */
export function Badges({ words, names, label, gasSafe }: Props) {
  const badges = badgesOf(words, names);
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
