import type { Crumb } from '../site/breadcrumbs.ts';
import styles from './Breadcrumbs.module.css';

interface Props {
  crumbs: readonly Crumb[];
  /** Accessible name of the breadcrumb. */
  label: string;
  /**
   * Only for the 404 page: paths that exist. The script of that page (`src/client/not-found.ts`) writes the breadcrumb with links to them.
   */
  known?: readonly string[] | undefined;
}

/** Breadcrumb from Home to the current page. The last crumb is the current page, and isn't a link. */
export function Breadcrumbs({ crumbs, label, known }: Props) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label} data-known={known?.join(' ')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
