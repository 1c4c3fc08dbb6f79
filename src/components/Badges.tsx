import { badgesOf } from '../site/explanations.ts';
import type { Words } from '../site/files/content.ts';
import type { Register } from '../site/registers.ts';
import styles from './Badges.module.css';
import { ExplainedLink } from './ExplainedLink.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  words: Words['badges'];
  /**
   * Badges to show. Their order is that of `words`. A badge that is missing in `words`, because the firm has no right to it, is left out.
   */
  names: readonly Exclude<keyof Words['badges'], 'labels'>[];
  /**
   * `fittings`: a row of icons of brass fittings, joined by a pipe; `plate`: the text on a brass rectangle, for a single badge; `strip`:
   * icons and texts on a dark strip across the page, which src/styles/look draws.
   */
  look: 'fittings' | 'plate' | 'strip';
  /** Accessible name of the list. */
  label: string;
  /** The firm's entry in the Gas Safe Register. The number of the entry follows the label of the Gas Safe badge. Default: no number. */
  gasSafe?: Register | undefined;
}

/**
 * List of trust badges, such as "Gas Safe registered". Each badge links to an explanation on the About page. Renders nothing without
 * badges.
 */
export function Badges({ words, names, look, label, gasSafe }: Props) {
  const badges = badgesOf(words, names);
  if (badges.length === 0) return null;
  return (
    <ul className={look === 'strip' ? look : styles[look]} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge.id}>
          {look !== 'plate' && <Icon name={badge.icon} />}
          <ExplainedLink page="/about" id={badge.id}>
            {badge.id === 'gas-safe' && gasSafe ? `${badge.label} ${gasSafe.number}` : badge.label}
          </ExplainedLink>
        </li>
      ))}
    </ul>
  );
}
