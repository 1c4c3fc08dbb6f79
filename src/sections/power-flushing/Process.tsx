import { Band } from '../../components/Band.tsx';
import type { Words } from '../../facts/content.ts';
import styles from './Process.module.css';

/** The five steps of a power flush, in order. */
export function Process({ words }: { words: Words['power-flushing']['process'] }) {
  return (
    <Band id="process" heading={words.heading}>
      <p>{words.text}</p>
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
