import type { Sentence } from '../site/text/sentence.ts';
import { RunningText } from './RunningText.tsx';
import styles from './TickList.module.css';

/** Short things that all hold; ruled where they are the whole of a band. */
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
