import { CallButton } from '../CallButton.tsx';
import styles from './PipeEnd.module.css';

/** The end of the pipe: it comes down the margin and turns into the call button. */
export function PipeEnd({ label }: { label?: string | undefined }) {
  return (
    <div className={styles.pipeEnd}>
      <CallButton label={label} size="plate" />
    </div>
  );
}
