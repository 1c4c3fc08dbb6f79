import { PageIntro, type PageTop } from '../../components/PageIntro.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import { CoastMap } from '../../drawings/map/CoastMap.tsx';
import type { Site } from '../../site/site.ts';
import styles from './AreasHero.module.css';

interface Props {
  site: Site;
  top: PageTop;
  drawings: Drawings;
}

/** Introduction of Areas, with the map of all areas. */
export function AreasHero({ site, top, drawings }: Props) {
  const words = site.words.areas;
  return (
    <PageIntro
      {...top}
      className={styles.hero}
      topic={words.topic}
      heading={words.heading}
      text={words.text}
      belowPicture={CoastMap({ site, drawings })}
    />
  );
}
