import type { Sentence } from '../site/text/sentence.ts';
import styles from './DangerLine.module.css';
import { RunningText } from './RunningText.tsx';

/** Warning about gas or carbon monoxide, with what to do first. */
export function DangerLine({ text }: { text: Sentence }) {
  return (
    <p className={styles.danger}>
      <RunningText text={text} />
    </p>
  );
}
