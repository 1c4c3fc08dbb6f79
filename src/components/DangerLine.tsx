import type { Sentence } from '../site/text/sentence.ts';
import styles from './DangerLine.module.css';
import { RunningText } from './RunningText.tsx';

/** One danger, and what to do before anything else: gas, carbon monoxide. */
export function DangerLine({ text }: { text: Sentence }) {
  return (
    <p className={styles.danger}>
      <RunningText text={text} />
    </p>
  );
}
