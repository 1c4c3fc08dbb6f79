import { PageIntro, type PageTop } from '../../components/PageIntro.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import { CoastMap } from '../../drawings/map/CoastMap.tsx';
import type { Site } from '../../site/site.ts';
import styles from './AreasHero.module.css';

interface Props {
  site: Site;
  top: PageTop;
  drawings: Drawings;
}

/**
 * Introduction of Areas, with a map of the areas around the firm's town. If `CoastMap` returns no map, a drawing of the firm's van takes
 * its place.
 */
export function AreasHero({ site, top, drawings }: Props) {
  const words = site.words.areas;
  const map = CoastMap({ site, drawings });
  const pictures = map
    ? { className: styles.hero, belowPicture: map }
    : { picture: <DrawingImage drawing={drawings.named('open-van')} alt="" eager /> };
  return <PageIntro {...top} {...pictures} topic={words.topic} heading={words.heading} text={words.text} />;
}
