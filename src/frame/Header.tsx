import { CallButton } from '../components/CallButton.tsx';
import { PhoneLink } from '../components/PhoneLink.tsx';
import { facts } from '../facts/index.ts';
import styles from './Header.module.css';

const { business, pages, words } = facts;
const { header } = words.frame;

/**
 * The top of every page: who this is, the number, and the navigation.
 * The menu is a popover, so it opens, closes and takes Escape in any browser without JavaScript.
 * @param path the page it stands on; its link, or its section's, is marked
 */
export function Header({ path }: { path: string }) {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {header.skip}
      </a>
      <p className={styles.emergency}>
        <PhoneLink>
          {header.emergency} <strong>{business.phone.text}</strong>
        </PhoneLink>
      </p>
      <div className={styles.bar}>
        <a className={styles.brand} href="/">
          {business.name}
        </a>
        <button type="button" className={styles.toggle} popoverTarget="menu">
          {header.menu}
        </button>
        <nav className={styles.menu} id="menu" popover="auto" aria-label={header.pages}>
          <ul className={styles.pages}>
            {pages
              .filter(({ kind }) => kind === 'main')
              .map((page) => (
                <li key={page.path}>
                  <a href={page.path} aria-current={current(page.path, path)}>
                    {page.name}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.call}>
          <CallButton label={header.call} size="compact" />
        </div>
      </div>
    </header>
  );
}

function current(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page';
  return path.startsWith(`${link}/`) ? 'true' : undefined;
}
