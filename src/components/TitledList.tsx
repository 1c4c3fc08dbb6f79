import type { ReactNode } from 'react';
import { DrawingImage } from '../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../drawings/drawings.ts';
import type { TitledWords } from '../site/files/content.ts';
import type { Sentence } from '../site/text/sentence.ts';
import { Icon } from './Icon.tsx';
import { Paragraph } from './Paragraphs.tsx';
import styles from './TitledList.module.css';
import { Typeset } from './Typeset.tsx';

interface Item extends Omit<TitledWords, 'text'> {
  text?: Sentence | undefined;
  /** Its anchor, where others explain themselves by it. */
  id?: string;
  /** Where the title leads. */
  href?: string;
  /** A drawing over the title, decorative. */
  drawing?: DrawingFile | undefined;
  /** Stands under the text. */
  belowText?: ReactNode;
}

interface Props {
  items: readonly Item[];
  /** Ruled rows, or columns across the page. */
  shape?: 'rows' | 'columns' | undefined;
}

/** Parallel points, each with a title and a sentence or two. */
export function TitledList({ items, shape = 'rows' }: Props) {
  return (
    <ul className={styles.list} data-shape={shape}>
      {items.map(({ id, icon, title, href, drawing, text, belowText }) => (
        <li key={title} id={id}>
          {drawing && <DrawingImage drawing={drawing} alt="" />}
          {icon && <Icon name={icon} size={36} />}
          <h3>
            {href ? (
              <a href={href}>
                <Typeset text={title} />
              </a>
            ) : (
              <Typeset text={title} />
            )}
          </h3>
          {text && <Paragraph text={text} />}
          {belowText}
        </li>
      ))}
    </ul>
  );
}
