import { Band } from '../../components/Band.tsx';
import type { Words } from '../../facts/content.ts';
import styles from './WarningSigns.module.css';

/** A list to walk round the house with. */
export function WarningSigns({ words }: { words: Words['power-flushing']['warningSigns'] }) {
  return (
    <Band id="signs" heading={words.heading}>
      <p>{words.text}</p>
      <ul className={styles.signs}>
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
