import type { ReactNode } from 'react';
import { facts } from '../facts/index.ts';
import { CallButton } from './CallButton.tsx';
import { DangerLine } from './DangerLine.tsx';
import styles from './PageIntro.module.css';
import { Photograph } from './photographs/Photograph.tsx';
import type { ShownPhotograph } from './photographs/photographs.ts';
import { RunningText } from './RunningText.tsx';

interface WordsProps {
  /** The service or the place that the page is about, where the heading doesn't name it. */
  topic?: string;
  heading: ReactNode;
  text: string;
  /** Above the heading: a badge. */
  above?: ReactNode;
  /** How large the number is. */
  call?: 'plate' | 'page';
  /** Right under the number. */
  belowCall?: ReactNode;
  /** What else there is to do or to know. */
  children?: ReactNode;
  /** A small picture under the words, which stands on the next band. */
  foot?: ReactNode;
  /** A wide picture under the words; on wide screens along the lower edge, beside them. */
  scene?: ReactNode;
}

interface Props extends WordsProps {
  /** The owner's, in the place of the drawing. */
  photograph?: ShownPhotograph | undefined;
  /** The page's drawing, beside the words where there is room. */
  drawing?: ReactNode;
  /** Below the drawing or the photograph. */
  belowPicture?: ReactNode;
  /** The drawing gets the larger half. */
  wide?: boolean;
}

/** The top of a page: what it is about, the way to the phone, and a drawing that says it again. */
export function PageIntro({ photograph, drawing, belowPicture, wide = false, ...words }: Props) {
  const picture = photograph ? (
    <Photograph photograph={photograph} topSizes="(min-width: 62rem) 40vw, 100vw" />
  ) : (
    drawing
  );
  return (
    <section className={styles.intro} data-wide={wide ? '' : undefined} data-scene={words.scene ? '' : undefined}>
      <IntroWords {...words} />
      {(picture || belowPicture) && (
        <div className={styles.drawing}>
          {picture}
          {belowPicture}
        </div>
      )}
    </section>
  );
}

/**
 * The page's one `h1`, then the number: first what hurts, then the call; and whom to ring about gas. An article, so that reader modes keep them, and are
 * offered on Home too.
 */
export function IntroWords({
  topic,
  heading,
  text,
  above,
  call = 'plate',
  belowCall,
  children,
  foot,
  scene,
}: WordsProps) {
  return (
    <article className={styles.words}>
      {above}
      <h1 id="page">
        {topic && <small>{topic} </small>}
        {heading}
      </h1>
      <CallButton size={call} /> {belowCall}
      <p className={styles.text}>
        <RunningText text={text} />
      </p>
      {children}
      <DangerLine text={facts.words.emergency.gas} />
      {foot}
      {scene}
    </article>
  );
}
