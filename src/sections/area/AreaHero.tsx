import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ExplainedLink } from '../../components/ExplainedLink.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import type { Words } from '../../facts/content.ts';
import type { Area } from '../../facts/types.ts';
import { DrawingStrip } from '../../illustrations/DrawingFigure.tsx';
import { AreaMap } from '../../illustrations/map/AreaMap.tsx';
import type { ShownPhotograph } from '../../photographs/photographs.ts';
import styles from './AreaHero.module.css';

interface Props {
  area: Area;
  /** What the firm is a member of, where it is. */
  association: Words['badges']['association'];
  photograph: ShownPhotograph | undefined;
}

/** The first screen of an area page: what its homes are like, the number, where it lies, and a street of it. */
export function AreaHero({ area, association, photograph }: Props) {
  const { page } = area;
  return (
    <PageIntro
      heading={page.heading}
      text={area.description}
      above={
        <p>
          <strong>{page.badge}</strong>
        </p>
      }
      belowCall={
        <p>
          <strong>
            {page.soon} {area.local && page.noCharge}
          </strong>
        </p>
      }
      photograph={photograph}
      belowPicture={<AreaMap area={area} />}
      foot={area.street && <DrawingStrip name={`street-${area.slug}`} />}
    >
      <p className={styles.ways}>
        <ButtonLink href="#tonight" label={page.help} />
        <ButtonLink {...page.quoteLink} />
      </p>
      <ul className={styles.notes}>
        {association && (
          <li>
            <ExplainedLink page="/about" id="association">
              {association.label}
            </ExplainedLink>
          </li>
        )}
        {page.sameDay && <li>{page.sameDay}</li>}
      </ul>
    </PageIntro>
  );
}
