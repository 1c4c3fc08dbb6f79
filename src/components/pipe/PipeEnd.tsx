import type { Call } from '../../site/call.ts';
import { CallButton } from '../CallButton.tsx';
import styles from './PipeEnd.module.css';

/**
 * Call button at which the pipe (the drawn line in the margin) ends: the pipe comes down the left margin and joins the button from the
 * left.
 */
export function PipeEnd(call: Call) {
  return (
    <div className={`${styles.pipeEnd} pipe-end`}>
      <CallButton {...call} size="plate" />
    </div>
  );
}
