import type { Crumb } from '../site/breadcrumbs.ts';
import styles from './Breadcrumbs.module.css';

interface Props {
  crumbs: readonly Crumb[];
  label: string;
  /** Paths that exist, for the 404 page, whose script finds the way itself (`src/client/not-found.ts`). */
  known?: readonly string[] | undefined;
}

/** The way from Home to this page; the last crumb is this page. */
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
