import { badgesOf } from '../site/explanations.ts';
import type { Words } from '../site/files/content.ts';
import type { Register } from '../site/registers.ts';
import styles from './Badges.module.css';
import { ExplainedLink } from './ExplainedLink.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  words: Words['badges'];
  /** Badges to show, in this order. A badge that the firm has no right to is left out. */
  names: readonly Exclude<keyof Words['badges'], 'labels'>[];
  /** `fittings`: brass fittings on a pipe that comes down the margin; `plate`: a brass plate, for a single badge. */
  look: 'fittings' | 'plate';
  /** Accessible name of the list. */
  label: string;
  /** The firm's entry in the Gas Safe Register. Its number follows the label of that badge. */
  gasSafe?: Register | undefined;
}

/** List of trust badges, such as Gas Safe or insured. Each links to its explanation on About. Renders nothing without badges. */
export function Badges({ words, names, look, label, gasSafe }: Props) {
  const badges = badgesOf(words, names);
  if (badges.length === 0) return null;
  return (
    <ul className={styles[look]} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge.id}>
          {look === 'fittings' && <Icon name={badge.icon} />}
          <ExplainedLink page="/about" id={badge.id}>
            {badge.id === 'gas-safe' && gasSafe ? `${badge.label} ${gasSafe.number}` : badge.label}
          </ExplainedLink>
        </li>
      ))}
    </ul>
  );
}
