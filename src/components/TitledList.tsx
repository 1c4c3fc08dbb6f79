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
  /** Id of the item. An item that explains a term needs an id, because an `ExplainedLink` leads to the item. */
  id?: string | undefined;
  /** Address that the title links to. */
  href?: string;
  /** Decorative drawing above the title. */
  drawing?: DrawingFile | undefined;
  /** Content below the text. */
  belowText?: ReactNode;
}

interface Props {
  items: readonly Item[];
  /** `rows`: one item a row, with lines between them; `columns`: up to three items a row. Default: `rows`. */
  shape?: 'rows' | 'columns' | undefined;
}

/** List of items, each with a title. */
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
