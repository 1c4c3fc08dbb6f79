import type { IconName } from '../facts/content.ts';
import styles from './Badges.module.css';
import { Icon } from './Icon.tsx';

export interface BadgeWords {
  icon: IconName;
  label: string;
  explanation: string;
}

/** What gives a reader reason to trust, as a list. */
export function Badges({ label, badges }: { label: string; badges: readonly BadgeWords[] }) {
  return (
    <ul className={styles.badges} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge.label}>
          <Icon name={badge.icon} size={20} /> {badge.label}
        </li>
      ))}
    </ul>
  );
}
