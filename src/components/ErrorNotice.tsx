import { InlineDrawing } from '../drawings/InlineDrawing.tsx';
import type { Page } from '../site/site.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './ErrorNotice.module.css';
import { PageIntro } from './PageIntro.tsx';

interface Props {
  words: { heading: string; text: string; home: string };
  /** Where else a reader may want to go. */
  pages?: readonly Page[];
}

/** The content of the error pages: what went wrong, and the number. */
export function ErrorNotice({ words, pages = [] }: Props) {
  return (
    <PageIntro heading={words.heading} text={words.text} picture={<InlineDrawing name="inline/dripping-tap" />}>
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
