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

/** Props of `PageIntro` that every page sets in the same way, with `pageTop`. */
export interface PageTop {
  call: Call;
  /** Warning about gas, with the number of the gas emergency service. */
  gas: Sentence;
  /** The owner's photograph for this page, shown instead of `picture`. */
  photograph: ShownPhotograph | undefined;
}

/** Returns the `PageTop` props for the page at a path. */
export const pageTop = (site: Site, path: string): PageTop => ({
  call: callOf(site),
  gas: site.words.emergency.gas,
  photograph: site.photographs.byPlace.get(path),
});

interface Props extends PageTop {
  /**
   * CSS class for another layout. Its CSS rules select the parts of the introduction by `data-place`. Default: the layout in which the
   * picture is on the right on wide screens.
   */
  className?: string | undefined;
  /** Value of the attribute `data-stage`, by which CSS arranges the introductions of some pages. Default: no attribute. */
  stage?: string | undefined;
  /** Service or place that the page is about, in small letters above the heading. For pages whose heading doesn't name it. */
  topic?: string | undefined;
  heading: ReactNode;
  text?: Sentence | undefined;
  /** Content above the heading, such as the badge of an area. */
  aboveHeading?: ReactNode;
  /** Content in place of the call button. Default: a call button of the size `plate`. */
  callButton?: ReactNode;
  /** Links to other things a reader may want to do, as buttons under the call button. */
  actions?: readonly { href: string; label: string }[];
  /** Content below the buttons of `actions`. */
  belowCall?: ReactNode;
  /** Picture of the page. On small screens it is below the call button. Default: none. */
  picture?: ReactNode;
  /** Whether a picture, for instance a tall one, comes after the text and the warning about gas. Default: false. */
  pictureLast?: boolean;
  /** Content below the picture or the photograph, such as a map. */
  belowPicture?: ReactNode;
  /** Full-width drawing above the heading. */
  scene?: ReactNode;
  /** Whether to draw the first part of the pipe, the line in the margin. Default: true. */
  pipe?: boolean;
  /** Content after the text. */
  children?: ReactNode;
}

/**
 * Introduction of a page: the only `h1`, the call button, a picture, and the warning about gas. The element `article` helps browsers to
 * offer a reader mode for the page, and to include the introduction in that mode.
 */
export function PageIntro({ className = '', topic, heading, text, pictureLast = false, pipe = true, ...props }: Props) {
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
    <section className={`${styles.intro} ${pipe ? styles.pipe : ''} ${className}`} data-stage={props.stage}>
      {props.scene}
      <article className={styles.stage}>
        <div className={styles.first} data-place="first">
          {props.aboveHeading}
          <h1 id="page">
            {topic && (
              <small>
                <Typeset text={topic} />
                <span className="visually-hidden">: </span>
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
