import { Icon } from '../Icon.tsx';
import styles from './Pipe.module.css';

/**
 * Where the pipe runs beside a band: down one side, across above the heading, or into the last call button (`Inlet`).
 * On small screens every route runs left. `street` comes from Home's house (`ServiceHighlights`), `winding` runs through `ServiceCards`.
 */
export type PipeRoute = 'left' | 'right' | 'to-right' | 'to-left' | 'winding-left' | 'winding-right' | 'street' | 'end';

/** How warm the water in the pipe is. */
export type Water = 'cold' | 'warming' | 'hot';

/** The pipe beside a band, whose `data-pipe` names its route; with a valve where it crosses the page, and a gauge where the water warms. The build checks that the routes of a page make one line (`tools/build/check-pages.ts`). */
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
