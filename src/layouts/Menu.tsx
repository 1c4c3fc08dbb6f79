import { CallButton } from '../components/CallButton.tsx';
import { mainPagesOf } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import styles from './Menu.module.css';

/**
 * Links to the main pages, and a call button. On small screens they are in a popover, which a button opens and closes without JavaScript.
 * In browsers without popovers, a link to the list of pages in the footer takes the place of the button.
 * @param path path of the current page. `aria-current` marks the link to this page or, on a page such as /areas/hove, the link to /areas
 */
export function Menu({ path, site }: { path: string; site: Site }) {
  const { business, words } = site;
  const { header } = words.frame;
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
        <CallButton label={header.call} phone={business.phone} size="compact" />
      </nav>
    </>
  );
}

function current(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page';
  return path.startsWith(`${link}/`) ? 'true' : undefined;
}
