import type { Phone } from '../facts/phone.ts';
import styles from './CallButton.module.css';
import { Icon } from './Icon.tsx';

/**
 * The one call to action: dials the number, and names it for those who hear the page or have no phone at hand.
 * @param label what the button says before the number, such as "Call Now"
 * @param compact shows the label alone, for places where the number stands beside it
 */
export function CallButton({ phone, label, compact = false }: { phone: Phone; label: string; compact?: boolean }) {
  return (
    <a className={styles.button} href={`tel:${phone.e164}`}>
      <Icon name="phone" size={20} />
      <span>
        {label} <span className={compact ? 'visually-hidden' : styles.number}>{phone.text}</span>
      </span>
    </a>
  );
}
