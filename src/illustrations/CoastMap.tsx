import type { Area } from '../facts/read.ts';
import styles from './CoastMap.module.css';
import { CoastMapKey } from './CoastMapKey.tsx';
import { CoastMapPlace } from './CoastMapPlace.tsx';
import { CoastMapBrighton, CoastMapScenery } from './CoastMapScenery.tsx';

/** What the map needs to know of an area. */
export type MapArea = Pick<Area, 'name' | 'path' | 'slug' | 'zone' | 'minutes' | 'position'>;

/** The coast from Worthing to Seaford with every area as a link; `here` is the slug of the page's own area. */
export function CoastMap({ areas, here }: { areas: readonly MapArea[]; here?: string | undefined }) {
  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset; as an image it would hide its links. */}
      <svg
        viewBox="0 0 360 292"
        role="group"
        aria-labelledby="coast-map-title"
        aria-describedby="coast-map-desc"
        fill="none"
        stroke="var(--ink, currentColor)"
        strokeWidth={1.6}
        fontSize={9}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <title id="coast-map-title">Map of the areas we cover</title>
        <desc id="coast-map-desc">
          The Sussex coast from Worthing to Seaford, with Brighton in the middle. Each place is a link, marked with how
          soon an emergency visit typically comes: sooner near Brighton, later further out.
        </desc>
        <CoastMapScenery />
        <CoastMapKey areas={areas} />
        {areas.map((area) => (
          <CoastMapPlace area={area} here={area.slug === here} key={area.slug} />
        ))}
        <CoastMapBrighton />
      </svg>
    </div>
  );
}
