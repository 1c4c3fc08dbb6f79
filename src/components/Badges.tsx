import type { Words } from '../facts/content.ts';
import { badgeId } from '../facts/explanations.ts';
import styles from './Badges.module.css';
import { ExplainedLink } from './ExplainedLink.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  label: string;
  words: Words['badges'];
  /** Which badges, in which order. */
  names: readonly (keyof Words['badges'])[];
}

/** What gives a reader reason to trust, as a list; About says what each of them means. */
export function Badges({ label, words, names }: Props) {
  return (
    <ul className={styles.badges} aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <Icon name={words[name].icon} size={20} />
          <ExplainedLink page="/about" id={badgeId(name)}>
            {words[name].label}
          </ExplainedLink>
        </li>
      ))}
    </ul>
  );
}
