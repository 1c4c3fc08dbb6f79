import type { ReactNode } from 'react';
import type { TitledWords } from '../site/files/content.ts';
import { Paragraph } from './Paragraphs.tsx';
import styles from './PictureRow.module.css';
import { Typeset } from './Typeset.tsx';

interface Props {
  items: readonly TitledWords[];
  /** Pictures of the items, in the same order. If there are fewer pictures than items, the last items have none. */
  pictures: readonly ReactNode[];
  /** Whether the items are steps to take in order, with numbers before the titles. Default: false. */
  inOrder?: boolean;
  /** Whether on phones the pictures are small and beside the text. Default: false, for large pictures above the text. */
  smallOnPhones?: boolean;
}

/**
 * List of items: a picture, and below it a title and a text. On tablets and wider screens the items form rows, and the pictures have no gap
 * between them, so that they form one scene.
 */
export function PictureRow({ items, pictures, inOrder, smallOnPhones }: Props) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List className={styles.row} data-small={smallOnPhones ? '' : undefined}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          {pictures[index]}
          <h3>
            <Typeset text={title} />
          </h3>
          <Paragraph text={text} />
        </li>
      ))}
    </List>
  );
}
