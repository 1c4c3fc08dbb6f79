import { InlineDrawing } from '../drawings/InlineDrawing.tsx';
import type { SvgFile } from '../drawings/svg-file.ts';
import type { Page } from '../site/site.ts';
import type { Sentence } from '../site/text/sentence.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './ErrorNotice.module.css';
import { PageIntro, type PageTop } from './PageIntro.tsx';

interface Props {
  words: { heading: string; text: Sentence; home: string };
  top: PageTop;
  /** A tap that drips. */
  tap: SvgFile;
  /** Where else a reader may want to go. */
  pages?: readonly Page[];
}

/** The content of the error pages: what went wrong, and the number. */
export function ErrorNotice({ words, top, tap, pages = [] }: Props) {
  return (
    <PageIntro {...top} heading={words.heading} text={words.text} picture={<InlineDrawing svg={tap} />}>
      <ButtonLink href="/" label={words.home} />
      {pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map(({ path, name }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </PageIntro>
  );
}
