import { Actions } from '../../components/Actions.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import type { Business } from '../../facts/business.ts';
import type { Area } from '../../facts/read.ts';
import styles from './AreaHero.module.css';

/** The first screen of an area page. */
export function AreaHero({ business, area }: { business: Business; area: Area }) {
  const { page } = area;
  return (
    <PageIntro
      heading={page.heading}
      text={area.description}
      above={<p className={styles.badge}>Serving {area.name}</p>}
    >
      <Actions>
        <CallButton phone={business.phone} label="Call" />
        <ButtonLink href="/contact">Get Free Quote</ButtonLink>
      </Actions>
      <ul className={styles.notes}>
        <li>{page.membership}</li>
        <li>{page.sameDay}</li>
      </ul>
    </PageIntro>
  );
}
