import { Icon } from '../Icon.tsx';
import type { PipeRoute, Water } from './lay-pipe.ts';
import styles from './Pipe.module.css';

/** The pipe beside a band, with a valve where it crosses the page and a gauge where the water warms. The band must have `data-pipe`. */
export function Pipe({ route, water }: { route: PipeRoute; water: Water | undefined }) {
  // The sections with these routes draw the pipe themselves.
  if (/street|end|winding/.test(route)) return null;
  return (
    <>
      <span className={styles.pipe} />
      {route.startsWith('to-') && <Icon name="valve" className={styles.valve} />}
      {water === 'warming' && <Icon name="gauge" className={styles.gauge} />}
    </>
  );
}

/** Branch from the pipe to a heading on its right. Hidden if the pipe isn't on the left. */
export function Tee() {
  return <span className={styles.tee} />;
}
