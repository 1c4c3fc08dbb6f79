import { CallButton } from '../components/CallButton.tsx';
import type { Call } from '../site/call.ts';
import styles from './CallBar.module.css';

/** On small screens the number stays at the bottom of the screen. It comes early in the page, since the first screen shows it. */
export function CallBar(call: Call) {
  return (
    <div className={styles.bar} id="call-bar">
      <CallButton {...call} />
    </div>
  );
}
