import type { Sentence } from '../site/text/sentence.ts';
import { RunningText } from './RunningText.tsx';
import styles from './TickList.module.css';

/** List of short points with ticks. With `ruled`, the text is bold, and a line is under each point. Default: false. */
export function TickList({ items, ruled = false }: { items: readonly Sentence[]; ruled?: boolean }) {
  return (
    <ul className={styles.ticks} data-ruled={ruled ? '' : undefined}>
      {items.map((item) => (
        <li key={item.source}>
          <RunningText text={item} />
        </li>
      ))}
    </ul>
  );
}
