import { mainPagesOf } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import styles from './Menu.module.css';

/**
 * The links to the main pages. On small screens they are a popover behind a button, which opens, closes and takes Escape
 * without JavaScript. A browser without popovers shows a link to the pages in the footer in the button's place.
 * @param path the page it is on; its link, or its section's, is marked
 */
export function Menu({ path, site }: { path: string; site: Site }) {
  const { header } = site.words.frame;
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget="menu">
        {header.menu}
      </button>
      <a className={styles.toggle} href="#pages">
        {header.menu}
      </a>
      <nav className={styles.menu} id="menu" popover="auto" aria-label={header.pages}>
        <ul className={styles.pages}>
          {mainPagesOf(site).map((page) => (
            <li key={page.path}>
              <a href={page.path} aria-current={current(page.path, path)}>
                {page.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function current(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page';
  return path.startsWith(`${link}/`) ? 'true' : undefined;
}
