import { PhoneLink } from '../components/PhoneLink.tsx';
import { Typeset } from '../components/Typeset.tsx';
import { callOf } from '../site/call.ts';
import type { Site } from '../site/site.ts';
import { CallBar } from './CallBar.tsx';
import styles from './Header.module.css';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';

/**
 * Header of every page: a notice if the owner has written one, the firm's number (with the hours in which somebody answers, unless that is
 * always), its mark (logo) and name, the menu and the call bar (the bar with the call button at the bottom of small screens).
 * @param path path of the current page
 */
export function Header({ path, site }: { path: string; site: Site }) {
  const { business, words } = site;
  const { header } = words.frame;
  return (
    <header className={styles.header}>
      <a className={`visually-hidden ${styles.skip}`} href="#content">
        {header.skip}
      </a>
      {header.notice && (
        <p className={styles.notice}>
          <Typeset text={header.notice} />
        </p>
      )}
      <p className={styles.emergency}>
        <PhoneLink phone={business.phone}>
          <Typeset text={header.emergency} />{' '}
          <strong>
            <Typeset text={business.phone.text} />
          </strong>
        </PhoneLink>
        {!business.hours.always && (
          <small>
            <Typeset text={business.hours.text} />
          </small>
        )}
      </p>
      <div className={styles.bar}>
        <a className={styles.brand} href="/">
          <Mark svg={site.mark} />
          <span>{business.name}</span>
        </a>{' '}
        <Menu path={path} site={site} />
      </div>
      <CallBar {...callOf(site)} />
    </header>
  );
}
