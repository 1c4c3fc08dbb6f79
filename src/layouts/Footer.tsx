import { ExternalLink } from '../components/ExternalLink.tsx';
import { messageLinks } from '../components/message-links.ts';
import { PhoneLink } from '../components/PhoneLink.tsx';
import { Typeset } from '../components/Typeset.tsx';
import { DrawingStrip } from '../drawings/DrawingImage.tsx';
import { drawingsOf } from '../drawings/drawings.ts';
import { mainPagesOf } from '../site/pages.ts';
import type { Business } from '../site/schema/business.ts';
import { addressLine } from '../site/service-area-line.ts';
import type { Site } from '../site/site.ts';
import styles from './Footer.module.css';
import { legalLine } from './legal-line.ts';

/**
 * Footer of every page: the firm, its contact details, the main pages, the services, the legal details and, if the firm chose one, a
 * drawing of the ground.
 * @param year year of the build, for the copyright line
 */
export function Footer({ site, year }: { site: Site; year: number }) {
  const { business, words } = site;
  const { footer } = words.frame;
  return (
    <footer className={styles.footer} data-ground={footer.ground}>
      <div className={styles.columns}>
        <div>
          <p>
            <strong>{business.name}</strong> <Typeset text={footer.blurb} />
          </p>
        </div>
        <section>
          <h2>{footer.contact}</h2>
          <ul className={styles.list}>
            <li>
              <PhoneLink phone={business.phone} />
            </li>
            {messageLinks(business, words.evidence).map(({ href, label }) => (
              <li key={href}>
                <a href={href}>
                  <Typeset text={label} />
                </a>
              </li>
            ))}
            {[...(business.booking ? [business.booking] : []), ...profilesOf(business)].map(({ label, url }) => (
              <li key={url}>
                <ExternalLink href={url} newTab={words.labels.newTab}>
                  {label}
                </ExternalLink>
              </li>
            ))}
            <li>{addressLine(business)}</li>
            <li>{footer.allHours ?? business.hours.text}</li>
          </ul>
        </section>
        <section>
          <h2 id="pages">{footer.pages}</h2>
          <ul className={styles.list}>
            {mainPagesOf(site).map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{footer.services.heading}</h2>
          <ul className={styles.list}>
            {footer.services.links.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>
                  <Typeset text={label} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className={styles.small}>
        © <span data-year="">{year}</span> <Typeset text={legalLine(business)} />
      </p>
      {footer.ground && <DrawingStrip drawing={drawingsOf(site).named(footer.ground)} />}
    </footer>
  );
}

/** Returns links to the firm's pages on other sites, such as Facebook. */
const profilesOf = ({ profiles = [] }: Business) => profiles.map(({ name, url }) => ({ label: name, url }));
