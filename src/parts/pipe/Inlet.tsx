import { CallButton } from '../CallButton.tsx';
import styles from './Inlet.module.css';

/** Where the pipe ends: it comes down the margin and turns into the call button. */
export function Inlet({ label }: { label?: string | undefined }) {
  return (
    <div className={styles.inlet}>
      <CallButton label={label} size="plate" />
    </div>
  );
}
