import styles from './TickList.module.css';
import { TradeText } from './TradeText.tsx';

/** Short things that all hold; ruled where they are the whole of a band. */
export function TickList({ items, ruled = false }: { items: readonly string[]; ruled?: boolean }) {
  return (
    <ul className={styles.ticks} data-ruled={ruled ? '' : undefined}>
      {items.map((item) => (
        <li key={item}>
          <TradeText text={item} />
        </li>
      ))}
    </ul>
  );
}
