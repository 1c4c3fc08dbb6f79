import type { ReactNode } from 'react';
import styles from './StepList.module.css';

/** Numbered list of steps. */
export function StepList({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ids, and never change their order
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
