import type { Sentence } from '../site/text/sentence.ts';
import styles from './DangerLine.module.css';
import { RunningText } from './RunningText.tsx';

/** Paragraph that warns about gas or carbon monoxide and says what to do first. */
export function DangerLine({ text }: { text: Sentence }) {
  return (
    <p className={styles.danger}>
      <RunningText text={text} />
    </p>
  );
}
