import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

/** The quieter way on, beside a call button. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.button} href={href}>
      {children}
    </a>
  );
}
