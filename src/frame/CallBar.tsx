import { CallButton } from '../components/CallButton.tsx';
import styles from './CallBar.module.css';

/** On small screens the number stays under the thumb. */
export function CallBar() {
  return (
    <div className={styles.bar} id="call-bar">
      <CallButton />
    </div>
  );
}
