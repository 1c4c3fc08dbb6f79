import { CallButton } from '../components/CallButton.tsx';
import type { Business } from '../facts/business.ts';
import { mainPages } from '../facts/routes.ts';
import styles from './Header.module.css';

/**
 * The top of every page: who this is, the number, and the six pages.
 * The menu is a popover, so it opens, closes and takes Escape in any browser without JavaScript.
 * @param path the page it stands on; its link, or its section's, is marked
 */
export function Header({ business, path }: { business: Business; path: string }) {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <p className={styles.emergency}>
        <a href={`tel:${business.phone.e164}`}>
          24/7 emergency: <strong>{business.phone.text}</strong>
        </a>
      </p>
      <div className={styles.bar}>
        <a className={styles.brand} href="/">
          {business.name}
        </a>
        <button type="button" className={styles.toggle} popoverTarget="menu">
          Menu
        </button>
        <nav className={styles.menu} id="menu" popover="auto" aria-label="Main">
          <ul className={styles.pages}>
            {mainPages.map(({ name, href }) => (
              <li key={href}>
                <a href={href} aria-current={current(href, path)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.call}>
          <CallButton phone={business.phone} label="Call Now" size="compact" />
        </div>
      </div>
    </header>
  );
}

function current(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
