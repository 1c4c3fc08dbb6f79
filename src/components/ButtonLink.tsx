import styles from './Button.module.css';
import { Typeset } from './Typeset.tsx';

/** Link in the style of a secondary button, for use beside a call button. */
export function ButtonLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={`${styles.button} ${styles.link}`} href={href}>
      <Typeset text={label} />
    </a>
  );
}
