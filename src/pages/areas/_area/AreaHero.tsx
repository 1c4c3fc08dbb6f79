import { ExplainedLink } from '../../../components/ExplainedLink.tsx';
import { PageIntro } from '../../../components/PageIntro.tsx';
import { DrawingStrip } from '../../../drawings/DrawingImage.tsx';
import { AreaMap } from '../../../drawings/map/AreaMap.tsx';
import { badgesOf } from '../../../site/explanations.ts';
import type { Words } from '../../../site/files/content.ts';
import type { Area } from '../../../site/site.ts';
import styles from './AreaHero.module.css';

/** The first screen of an area page: what its homes are like, the number, where it lies, and a street of it. */
export function AreaHero({ area, badges }: { area: Area; badges: Words['badges'] }) {
  const { page } = area;
  const proof = badgesOf(badges, ['association']);
  return (
    <PageIntro
      path={area.path}
      className={styles.hero}
      heading={page.heading}
      text={area.description}
      above={<p className={styles.plate}>{page.badge}</p>}
      ways={[{ href: '#emergency', label: page.help }, page.quoteLink]}
      belowCall={
        <p>
          <strong>
            {page.soon} {area.noCallOutCharge ? page.noCallOutCharge : page.callOutCharge}
          </strong>
        </p>
      }
      topic={page.topic}
      scene={area.street && <DrawingStrip name={`street-${area.slug}`} first />}
      pictureLast
      belowPicture={AreaMap({ area })}
    >
      {(proof.length > 0 || page.sameDay) && (
        <ul className={styles.notes}>
          {proof.map(({ id, label }) => (
            <li key={id}>
              <ExplainedLink page="/about" id={id}>
                {label}
              </ExplainedLink>
            </li>
          ))}
          {page.sameDay && <li>{page.sameDay}</li>}
        </ul>
      )}
    </PageIntro>
  );
}
