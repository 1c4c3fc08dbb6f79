import { Icon } from '../Icon.tsx';
import type { PipeRoute, Water } from './lay-pipe.ts';
import styles from './Pipe.module.css';

/**
 * The pipe (the drawn line in the margin) beside one band (a full-width section), with a valve if it crosses the page, and a gauge if the
 * water turns hot in the band. The parent element must have the attribute `data-pipe`.
 */
export function Pipe({ route, water }: { route: PipeRoute; water: Water | undefined }) {
  // Sections with these routes draw the pipe themselves.
  if (/street|end|winding/.test(route)) return null;
  return (
    <>
      <span className={styles.pipe} />
      {route.startsWith('to-') && <Icon name="valve" className={styles.valve} />}
      {water === 'warming' && <Icon name="gauge" className={styles.gauge} />}
    </>
  );
}

/** Short branch from the pipe in the left margin to the heading beside it. The CSS hides the branch where the pipe runs elsewhere. */
export function Tee() {
  return <span className={styles.tee} />;
}
