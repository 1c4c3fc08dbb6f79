import type { Call } from '../site/call.ts';
import styles from './Button.module.css';
import { PhoneLink } from './PhoneLink.tsx';
import { Typeset } from './Typeset.tsx';

interface Props extends Call {
  /**
   * `button`: label and number; `plate`: label and number in large letters, for the top and the end of a page and for emergencies; `page`:
   * only the number, as the largest text on the page; `compact`: only the label, where the number is already visible. Default: `button`.
   */
  size?: 'page' | 'plate' | 'button' | 'compact';
}

/** Link, in the style of a button, that dials a phone number. Screen readers read both label and number at every `size`. */
export function CallButton({ label, phone, size = 'button' }: Props) {
  return (
    <PhoneLink phone={phone} className={`${styles.button} ${styles.call}`} data-size={size}>
      <span>
        <span className={size === 'page' ? 'visually-hidden' : undefined}>
          <Typeset text={label} />
        </span>{' '}
        <span className={size === 'compact' ? 'visually-hidden' : styles.number}>
          <Typeset text={phone.text} />
        </span>
      </span>
    </PhoneLink>
  );
}
