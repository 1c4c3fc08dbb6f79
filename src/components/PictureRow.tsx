import type { ReactNode } from 'react';
import type { TitledWords } from '../site/files/content.ts';
import { Paragraph } from './Paragraphs.tsx';
import styles from './PictureRow.module.css';
import { Typeset } from './Typeset.tsx';

interface Props {
  items: readonly TitledWords[];
  /** Pictures of the items, in the same order. Items without one come last. */
  pictures: readonly ReactNode[];
  /** Whether the items are steps in order, and numbered. Default: false. */
  inOrder?: boolean;
  /** Whether the pictures are small, beside their text, on phones. Default: false. */
  smallOnPhones?: boolean;
}

/** Row of items with titles, each below its picture. The pictures of a row have no gap between them, and form one scene. */
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
