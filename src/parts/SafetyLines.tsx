import { facts } from '../facts/index.ts';
import { RunningText } from './RunningText.tsx';
import styles from './SafetyLines.module.css';

const { gasAdvice, safety } = facts.words.emergency;

/**
 * What is dangerous, and what to do before anything else: gas, carbon monoxide, electricity.
 * @param advice whether to say what to do about gas on the way out, too
 */
export function SafetyLines({ advice = false }: { advice?: boolean }) {
  return (
    <ul className={styles.safety}>
      <li>
        <RunningText text={advice ? `${safety.gas} ${gasAdvice}` : safety.gas} />
      </li>
      <li>
        <RunningText text={safety.carbonMonoxide} />
      </li>
      <li>
        <RunningText text={safety.electricity} />
      </li>
    </ul>
  );
}
