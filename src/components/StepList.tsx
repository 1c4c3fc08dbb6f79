import type { ReactNode } from 'react';
import styles from './StepList.module.css';

/** Things to do, in this order. */
export function StepList({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is what these are.
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
