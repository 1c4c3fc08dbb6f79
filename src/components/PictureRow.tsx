import type { ReactNode } from 'react';
import type { TitledWords } from '../site/files/content.ts';
import { Paragraph } from './Paragraphs.tsx';
import styles from './PictureRow.module.css';
import { Typeset } from './Typeset.tsx';

interface Props {
  items: readonly TitledWords[];
  /** One for each of the first items. */
  pictures: readonly ReactNode[];
  /** Whether they happen in this order. */
  inOrder?: boolean;
}

/** Points with titles, each under its picture; side by side, without frames, the pictures of a row are one. */
export function PictureRow({ items, pictures, inOrder }: Props) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List className={styles.row}>
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
