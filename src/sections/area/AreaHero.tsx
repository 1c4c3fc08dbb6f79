import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import type { Business } from '../../facts/business.ts';
import type { Area } from '../../facts/read.ts';
import { CoastMap } from '../../illustrations/CoastMap.tsx';
import styles from './AreaHero.module.css';

interface Props {
  business: Business;
  area: Area;
  areas: readonly Area[];
}

/** The first screen of an area page: what its homes are like, the number, and where it lies. */
export function AreaHero({ business, area, areas }: Props) {
  const { page } = area;
  return (
    <PageIntro
      heading={page.heading}
      text={area.description}
      above={<p className={styles.badge}>Serving {area.name}</p>}
      call={<CallButton phone={business.phone} label="Call" size="plate" />}
      drawing={<CoastMap areas={areas} here={area.slug} />}
      wide
    >
      <ButtonLink href="/contact">Get Free Quote</ButtonLink>
      <ul className={styles.notes}>
        <li>{page.membership}</li>
        <li>{page.sameDay}</li>
      </ul>
    </PageIntro>
  );
}
