import type { Business } from '../facts/business.ts';
import type { Words } from '../facts/content.ts';
import { CallBar } from './CallBar.tsx';
import styles from './Footer.module.css';

/** The foot of every page: who, how to reach them, what they do. */
export function Footer({ business, words, year }: { business: Business; words: Words['frame']; year: number }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <p className={styles.name}>{business.name}</p>
          <p>{words.blurb}</p>
        </div>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">Contact</h2>
          <ul className={styles.list}>
            <li>
              <a href={`tel:${business.phone.e164}`}>{business.phone.text}</a>
            </li>
            {business.email && (
              <li>
                <a href={`mailto:${business.email}`}>{business.email}</a>
              </li>
            )}
            <li>{words.coverage}</li>
            <li>{words.hours}</li>
          </ul>
        </section>
        <section aria-labelledby="footer-services">
          <h2 id="footer-services">Services</h2>
          <ul className={styles.list}>
            {words.services.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className={styles.small}>
        © <span data-year>{year}</span> {business.name}. {legalLine(business)}
      </p>
      <CallBar phone={business.phone} />
    </footer>
  );
}

/** What the law asks a firm to show, as far as the owner has given it. */
function legalLine({ disclosures, registrations }: Business): string {
  const { companyNumber, legalName, registeredOffice, vatNumber } = disclosures;
  const lines = [
    legalName,
    companyNumber && `Registered in England and Wales, number ${companyNumber}`,
    registeredOffice && `Registered office: ${registeredOffice}`,
    vatNumber && `VAT number ${vatNumber}`,
    registrations.gasSafe && `Gas Safe Register number ${registrations.gasSafe}`,
    registrations.powerFlushAssociation && `Power Flush Association member ${registrations.powerFlushAssociation}`,
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${line}.`)
    .join(' ');
}
