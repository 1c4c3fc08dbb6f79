import { CallButton } from '../components/CallButton.tsx';
import type { Phone } from '../facts/phone.ts';
import styles from './CallBar.module.css';

/** On small screens the number stays under the thumb. */
export function CallBar({ phone }: { phone: Phone }) {
  return (
    <div className={styles.bar} id="call-bar">
      <CallButton phone={phone} label="Call" />
    </div>
  );
}
