import { PageIntro } from '../../components/PageIntro.tsx';
import type { Business } from '../../facts/business.ts';
import styles from './ContactHero.module.css';

interface Props {
  business: Business;
  words: { heading: string; text: string };
}

/** The page that is a number. */
export function ContactHero({ business, words }: Props) {
  return (
    <PageIntro
      heading={words.heading}
      text={words.text}
      call={
        <a className={styles.number} href={`tel:${business.phone.e164}`}>
          <span className="visually-hidden">Call </span>
          {business.phone.text}
        </a>
      }
    />
  );
}
