import { CallButton } from '../components/CallButton.tsx';
import type { Call } from '../site/call.ts';
import styles from './CallBar.module.css';

/** Bar with the call button, fixed to the bottom of small screens. It is part of the header, so that the first paint of a page shows it. */
export function CallBar(call: Call) {
  return (
    <div className={styles.bar} id="call-bar">
      <CallButton {...call} />
    </div>
  );
}
