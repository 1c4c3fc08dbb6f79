import styles from './Button.module.css';

/** The secondary button, beside a call button. */
export function ButtonLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={`${styles.button} ${styles.link}`} href={href}>
      {label}
    </a>
  );
}
