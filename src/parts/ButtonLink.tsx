import styles from './ButtonLink.module.css';

/** The secondary button, beside a call button. */
export function ButtonLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.button} href={href}>
      {label}
    </a>
  );
}
