import type { Crumb } from '../seo/breadcrumbs.ts';
import styles from './Breadcrumbs.module.css';

/**
 * The way from Home to this page; the last crumb is where the reader stands.
 * @param pages paths that exist, for the page that has to find its own way (404)
 */
export function Breadcrumbs({ crumbs, pages }: { crumbs: readonly Crumb[]; pages?: readonly string[] | undefined }) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb" data-pages={pages?.join(' ')}>
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
