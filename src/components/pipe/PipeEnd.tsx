import type { Call } from '../../site/call.ts';
import { CallButton } from '../CallButton.tsx';
import styles from './PipeEnd.module.css';

/** The end of the pipe: it comes down the margin and turns into the call button. */
export function PipeEnd(call: Call) {
  return (
    <div className={styles.pipeEnd}>
      <CallButton {...call} size="plate" />
    </div>
  );
}
