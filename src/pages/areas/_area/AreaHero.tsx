import { ExplainedLink } from '../../../components/ExplainedLink.tsx';
import { PageIntro, type PageTop } from '../../../components/PageIntro.tsx';
import { RunningText } from '../../../components/RunningText.tsx';
import { Typeset } from '../../../components/Typeset.tsx';
import { DrawingStrip } from '../../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../../drawings/drawings.ts';
import { AreaMap } from '../../../drawings/map/AreaMap.tsx';
import { badgesOf } from '../../../site/explanations.ts';
import type { Area, Site } from '../../../site/site.ts';
import styles from './AreaHero.module.css';

interface Props {
  area: Area;
  site: Site;
  top: PageTop;
  drawings: Drawings;
}

/**
 * Introduction of an area's page: a drawing of a street if the area has one, the heading, the call button, what a visit costs, the area's
 * description, and a map if `AreaMap` returns one.
 */
export function AreaHero({ area, site, top, drawings }: Props) {
  const { sharedWords } = area;
  const charge = area.noCallOutCharge ? sharedWords.noCallOutCharge : sharedWords.callOutCharge;
  const memberships = badgesOf(site.words.badges, ['association']);
  return (
    <PageIntro
      {...top}
      className={styles.hero}
      stage="area"
      heading={sharedWords.heading}
      text={area.description}
      aboveHeading={
        <p className={styles.plate}>
          <Typeset text={sharedWords.badge} />
        </p>
      }
      actions={[{ href: '#emergency', label: sharedWords.help }, sharedWords.quoteLink]}
      belowCall={
        <p>
          {sharedWords.soon && (
            <strong>
              <RunningText text={sharedWords.soon} />
            </strong>
          )}{' '}
          {charge && <RunningText text={charge} />}
        </p>
      }
      topic={sharedWords.topic}
      scene={area.street && <DrawingStrip drawing={drawings.named(`street-${area.slug}`)} eager />}
      pictureLast
      belowPicture={AreaMap({ area, site, drawings })}
    >
      {(memberships.length > 0 || sharedWords.sameDay) && (
        <ul className={styles.notes}>
          {memberships.map(({ id, label }) => (
            <li key={id}>
              <ExplainedLink page="/about" id={id}>
                {label}
              </ExplainedLink>
            </li>
          ))}
          {sharedWords.sameDay && (
            <li>
              <RunningText text={sharedWords.sameDay} />
            </li>
          )}
        </ul>
      )}
    </PageIntro>
  );
}
