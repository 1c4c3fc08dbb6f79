import type { ReactNode } from 'react';
import { facts } from '../facts/index.ts';
import { CallButton } from './CallButton.tsx';
import { DangerLine } from './DangerLine.tsx';
import styles from './PageIntro.module.css';
import { Photograph } from './photographs/Photograph.tsx';
import type { ShownPhotograph } from './photographs/photographs.ts';
import { RunningText } from './RunningText.tsx';

/**
 * How the first screen is composed. The picture stands `beside` the words, on the right; on the `left` of them; `across` the
 * page above them, with another beside them; on a dark `panel` that reaches the page's edge; as the `ground` that they stand on;
 * as a `shelf` across the page below them; in a corner under the `number`, which is the page; or as Home's `house`, which stands on the
 * next band.
 */
type Stage = 'beside' | 'left' | 'across' | 'panel' | 'ground' | 'shelf' | 'number' | 'house';

interface Props {
  stage?: Stage;
  /** The service or the place that the page is about, where the heading doesn't name it. */
  topic?: string | undefined;
  heading: ReactNode;
  text?: string;
  /** Above the heading: a badge. */
  above?: ReactNode;
  /** Right under the number. */
  belowCall?: ReactNode;
  /** The page's picture; a phone shows it under the number. */
  picture?: ReactNode;
  /** The owner's, in the place of the picture. */
  photograph?: ShownPhotograph | undefined;
  /** With the picture or the photograph: a map. */
  belowPicture?: ReactNode;
  /** From edge to edge, above the words. */
  scene?: ReactNode;
  /** What else there is to do or to know. */
  children?: ReactNode;
}

/**
 * The top of a page: its one `h1`, then the number: first what hurts, then the call; a picture; and whom to ring about gas. An
 * article, so that reader modes keep the words, and are offered on Home too.
 */
export function PageIntro({ stage = 'beside', topic, heading, text, photograph, picture, scene, ...more }: Props) {
  const shown = photograph ? <Photograph photograph={photograph} topSizes="(min-width: 62rem) 45vw, 100vw" /> : picture;
  const figure = (shown || more.belowPicture) && (
    <div className={styles.picture}>
      {shown}
      {more.belowPicture}
    </div>
  );
  return (
    <section className={styles.intro} data-stage={stage}>
      {scene}
      <article className={styles.stage}>
        <div className={styles.first}>
          {more.above}
          <h1 id="page">
            {topic && <small>{topic} </small>}
            {heading}
          </h1>
          <CallButton size={stage === 'number' ? 'page' : 'plate'} /> {more.belowCall}
        </div>
        {stage !== 'house' && figure}
        <div className={styles.rest}>
          {text && (
            <p className={styles.text}>
              <RunningText text={text} />
            </p>
          )}
          {more.children}
          <DangerLine text={facts.words.emergency.gas} />
        </div>
        {/* In the page itself, and longer than the words. */}
        {stage === 'house' && figure}
      </article>
    </section>
  );
}
