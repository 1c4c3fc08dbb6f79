import type { ReactNode } from 'react';
import styles from './PageIntro.module.css';

interface Props {
  heading: string;
  text: string;
  /** Stands over the heading: a badge. */
  above?: ReactNode;
  /** The page's drawing, beside the words where there is room. */
  drawing?: ReactNode;
  /** The drawing gets the larger half. */
  wide?: boolean;
  /** The call, between heading and text: first what hurts, then the number. */
  call: ReactNode;
  /** What else there is to do or to know. */
  children?: ReactNode;
}

/** The top of a page: its one `h1`, what it is about, the way to the phone, and a drawing that says it again. */
export function PageIntro({ heading, text, above, drawing, wide = false, call, children }: Props) {
  return (
    <section className={styles.intro} data-wide={wide || undefined} aria-labelledby="page">
      <div className={styles.words}>
        {above}
        <h1 id="page">{heading}</h1>
        {call}
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </section>
  );
}
