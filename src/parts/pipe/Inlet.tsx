import type { ReactNode } from 'react';
import styles from './Inlet.module.css';

/** Where the pipe ends: it comes down the margin and turns into the call button. */
export function Inlet({ children }: { children: ReactNode }) {
  return <div className={styles.inlet}>{children}</div>;
}
