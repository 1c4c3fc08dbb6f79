import type { ReactNode } from 'react';
import styles from './PageIntro.module.css';

/** The top of a page: its one `h1`, what it is about, and the way to the phone. */
export function PageIntro({
  heading,
  text,
  above,
  children,
}: {
  heading: string;
  text: string;
  above?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={styles.intro} aria-labelledby="page">
      {above}
      <h1 id="page">{heading}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
