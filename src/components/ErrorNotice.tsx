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
  /** Drawing of a dripping tap. */
  tap: SvgFile;
  /** Pages to link to, besides Home. Default: none. */
  pages?: readonly Page[];
}

/** Content of an error page: what went wrong, the call button, and links to other pages. */
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
