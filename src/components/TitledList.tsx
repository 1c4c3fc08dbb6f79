import type { IconName } from '../facts/content.ts';
import { Icon } from './Icon.tsx';
import styles from './TitledList.module.css';

export interface TitledWords {
  icon?: IconName;
  title: string;
  text: string;
}

/** Parallel points, each with a title and a sentence or two, in ruled rows. */
export function TitledList({ items }: { items: readonly TitledWords[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          {icon && <Icon name={icon} size={28} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
