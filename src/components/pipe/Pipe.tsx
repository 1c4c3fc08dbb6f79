import { Icon } from '../Icon.tsx';
import type { PipeRoute, Water } from './lay-pipe.ts';
import styles from './Pipe.module.css';

/** The pipe beside a band, whose `data-pipe` names its route; with a valve where it crosses the page, and a gauge where the water warms. */
export function Pipe({ route, water }: { route: PipeRoute; water: Water | undefined }) {
  // Other parts draw these.
  if (/street|end|winding/.test(route)) return null;
  return (
    <>
      <span className={styles.pipe} />
      {route.startsWith('to-') && <Icon name="valve" className={styles.valve} />}
      {water === 'warming' && <Icon name="gauge" className={styles.gauge} />}
    </>
  );
}

/** Leads from the pipe to a heading, where the pipe runs left of it. */
export function Tee() {
  return <span className={styles.tee} />;
}
