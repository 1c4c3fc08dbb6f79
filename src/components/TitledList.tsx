import type { TitledWords } from '../facts/content.ts';
import { Icon } from './Icon.tsx';
import styles from './TitledList.module.css';
import { TradeText } from './TradeText.tsx';

interface Props {
  items: readonly TitledWords[];
  /** Ruled rows beside a heading, or columns across the page. */
  shape?: 'rows' | 'columns' | undefined;
}

/** Parallel points, each with a title and a sentence or two. */
export function TitledList({ items, shape = 'rows' }: Props) {
  return (
    <ul className={styles.list} data-shape={shape}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          {icon && <Icon name={icon} size={28} />}
          <h3>{title}</h3>
          <p>
            <TradeText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
