import type { Call } from '../site/call.ts';
import styles from './Button.module.css';
import { PhoneLink } from './PhoneLink.tsx';
import { Typeset } from './Typeset.tsx';

interface Props extends Call {
  /**
   * `plate`: a page's main call, as large as an enamel sign; `page`: the number as the largest thing on the page;
   * `compact`: only the label, beside the number.
   */
  size?: 'page' | 'plate' | 'button' | 'compact';
}

/** The one call to action: dials the number, and names it for those who hear the page or have no phone at hand. */
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
