import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** The buttons of a band, in a row where they fit. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
