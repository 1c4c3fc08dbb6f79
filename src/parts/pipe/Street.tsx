import type { ReactNode } from 'react';
import styles from './Street.module.css';

/** The street under Home's house: the cold main comes from the house's wall and runs below the setts to the margin. */
export function Street({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.street} />
      <div className={styles.below}>{children}</div>
    </>
  );
}

/** Things that hang on the pipe, which turns hot on its way past them: from the side on small screens, in a row on wide ones. */
export function Branches({ children }: { children: readonly ReactNode[] }) {
  return (
    <div className={styles.branches}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they neither move nor change
        <article className={styles.branch} key={index}>
          {child}
        </article>
      ))}
    </div>
  );
}
