import type { ReactNode } from 'react';
import { site } from '../site/current.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { CallButton } from './CallButton.tsx';
import { DangerLine } from './DangerLine.tsx';
import styles from './PageIntro.module.css';
import { Photograph } from './photographs/Photograph.tsx';
import { photographAt } from './photographs/photographs.ts';
import { RunningText } from './RunningText.tsx';

interface Props {
  /** The page's path, by which the owner names a photograph for the place of the picture. */
  path?: string;
  /** The hero's own: how this first screen is composed, of `[data-place]`s. Without it the picture stands on the right. */
  className?: string | undefined;
  /** The service or the place that the page is about, where the heading doesn't name it. */
  topic?: string | undefined;
  heading: ReactNode;
  text?: string;
  /** Above the heading: a badge. */
  above?: ReactNode;
  /** The number's button, unless it's a plate. */
  call?: ReactNode;
  /** Right under the number: the other things to do, as buttons. */
  ways?: readonly { href: string; label: string }[];
  /** Below them. */
  belowCall?: ReactNode;
  /** The page's picture; a phone shows it under the number. */
  picture?: ReactNode;
  /** For a picture that is longer than the words: it comes after them, and after whom to ring about gas. */
  pictureLast?: boolean;
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
export function PageIntro({ path = '', className = '', topic, heading, text, pictureLast = false, ...more }: Props) {
  const { call = <CallButton size="plate" />, picture, belowPicture } = more;
  const photograph = photographAt(path);
  const shown = photograph ? <Photograph photograph={photograph} topSizes="(min-width: 62rem) 45vw, 100vw" /> : picture;
  const figure = (shown || belowPicture) && (
    <div className={styles.picture} data-place="picture">
      {shown}
      {belowPicture}
    </div>
  );
  return (
    <section className={`${styles.intro} ${className}`}>
      {more.scene}
      <article className={styles.stage}>
        <div className={styles.first} data-place="first">
          {more.above}
          <h1 id="page">
            {topic && <small>{topic} </small>}
            {heading}
          </h1>
          {call}{' '}
          {more.ways && (
            <p className={styles.ways} data-jumps="">
              {more.ways.map((way) => [<ButtonLink {...way} key={way.href} />, ' '])}
            </p>
          )}
          {more.belowCall}
        </div>
        {!pictureLast && figure}
        <div className={styles.rest} data-place="rest">
          {text && (
            <p className={styles.text}>
              <RunningText text={text} />
            </p>
          )}
          {more.children}
          <DangerLine text={site.words.emergency.gas} />
        </div>
        {pictureLast && figure}
      </article>
    </section>
  );
}
