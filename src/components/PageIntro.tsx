import type { ReactNode } from 'react';
import { type Call, callOf } from '../site/call.ts';
import type { ShownPhotograph, Site } from '../site/site.ts';
import type { Sentence } from '../site/text/sentence.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { CallButton } from './CallButton.tsx';
import { DangerLine } from './DangerLine.tsx';
import styles from './PageIntro.module.css';
import { Photograph } from './photographs/Photograph.tsx';
import { RunningText } from './RunningText.tsx';
import { Typeset } from './Typeset.tsx';

/** What the top of every page has. */
export interface PageTop {
  call: Call;
  /** Whom to ring about gas. */
  gas: Sentence;
  /** The owner's photograph, in the place of the picture. */
  photograph: ShownPhotograph | undefined;
}

/** What the top of a page has. */
export const pageTop = (site: Site, path: string): PageTop => ({
  call: callOf(site),
  gas: site.words.emergency.gas,
  photograph: site.photographs.byPlace.get(path),
});

interface Props extends PageTop {
  /** The hero's own: how this first screen is composed, of `[data-place]`s. Without it the picture stands on the right. */
  className?: string | undefined;
  /** The service or the place that the page is about, where the heading doesn't name it. */
  topic?: string | undefined;
  heading: ReactNode;
  text?: Sentence | undefined;
  /** Above the heading: a badge. */
  aboveHeading?: ReactNode;
  /** What has the number. Default: a call button as large as a plate. */
  callButton?: ReactNode;
  /** Right under the number: the other things to do, as buttons. */
  actions?: readonly { href: string; label: string }[];
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
export function PageIntro({ className = '', topic, heading, text, pictureLast = false, ...props }: Props) {
  const { photograph, callButton = <CallButton {...props.call} size="plate" />, picture, belowPicture } = props;
  const mainPicture = photograph ? (
    <Photograph photograph={photograph} firstScreenSizes="(min-width: 62rem) 45vw, 100vw" />
  ) : (
    picture
  );
  const figure = (mainPicture || belowPicture) && (
    <div className={styles.picture} data-place="picture">
      {mainPicture}
      {belowPicture}
    </div>
  );
  return (
    <section className={`${styles.intro} ${className}`}>
      {props.scene}
      <article className={styles.stage}>
        <div className={styles.first} data-place="first">
          {props.aboveHeading}
          <h1 id="page">
            {topic && (
              <small>
                <Typeset text={topic} />{' '}
              </small>
            )}
            {typeof heading === 'string' ? <Typeset text={heading} /> : heading}
          </h1>
          {callButton}{' '}
          {props.actions && (
            <p className={styles.ways} data-jumps="">
              {props.actions.map((action) => [<ButtonLink {...action} key={action.href} />, ' '])}
            </p>
          )}
          {props.belowCall}
        </div>
        {!pictureLast && figure}
        <div className={styles.rest} data-place="rest">
          {text && (
            <p className={styles.text}>
              <RunningText text={text} />
            </p>
          )}
          {props.children}
          <DangerLine text={props.gas} />
        </div>
        {pictureLast && figure}
      </article>
    </section>
  );
}
