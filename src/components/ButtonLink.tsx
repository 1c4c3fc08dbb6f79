import styles from './Button.module.css';
import { Typeset } from './Typeset.tsx';

/** The secondary button, beside a call button. */
export function ButtonLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={`${styles.button} ${styles.link}`} href={href}>
      <Typeset text={label} />
    </a>
  );
}
