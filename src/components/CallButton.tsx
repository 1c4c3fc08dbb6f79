import type { Phone } from '../facts/phone.ts';
import styles from './CallButton.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  phone: Phone;
  /** What the button says before the number, such as "Call Now". */
  label: string;
  /** `plate`: the page's main call, as large as an enamel sign; `compact`: the label alone, beside the number. */
  size?: 'plate' | 'button' | 'compact';
}

/** The one call to action: dials the number, and names it for those who hear the page or have no phone at hand. */
export function CallButton({ phone, label, size = 'button' }: Props) {
  return (
    <a className={styles.button} data-size={size} href={`tel:${phone.e164}`}>
      {size !== 'plate' && <Icon name="phone" size={20} />}
      <span>
        {label} <span className={size === 'compact' ? 'visually-hidden' : styles.number}>{phone.text}</span>
      </span>
    </a>
  );
}
