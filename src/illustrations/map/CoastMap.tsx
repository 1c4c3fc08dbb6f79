import { facts } from '../../facts/index.ts';
import styles from './CoastMap.module.css';
import { placeLabels } from './labels.ts';
import { MapKey } from './MapKey.tsx';
import { MapPlace } from './MapPlace.tsx';
import { HomeTown, MapScenery } from './MapScenery.tsx';
import { mapSize, project, usualView, viewOf } from './projection.ts';

const { areas, business, words } = facts;
const { latitude: lat, longitude: lon } = business.geo;
const view = viewOf([...areas.map(({ position }) => position), { lat, lon }]);
const town = project({ lat, lon }, view);
const places = areas.map(({ name, position, mapLabel }) => {
  const label = mapLabel && { ...mapLabel };
  // Seen from further away, names crowd together where the owner saw room.
  return { name, dot: project(position, view), label: view === usualView ? label : undefined };
});
const key = { left: 222, top: 0, right: mapSize.width, bottom: 76 };
const labels = placeLabels(places, [
  key,
  { left: town.x - 40, top: town.y - 8, right: town.x + 40, bottom: town.y + 40 },
]);

/** The coast with every area as a link, marked by its response time; `here` is the slug of the page's own area. */
export function CoastMap({ here }: { here?: string }) {
  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset; as an image it would hide its links. */}
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
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
        <title id="coast-map-title">{words.map.title}</title>
        <desc id="coast-map-desc">{words.map.description}</desc>
        <MapScenery view={view} scale={words.map.scale} />
        <MapKey heading={words.map.key} minutes={business.responseMinutes} unit={words.labels.minutes} />
        {areas.map((area, index) => {
          const [label, place] = [labels[index], places[index]];
          return (
            label &&
            place && <MapPlace area={area} dot={place.dot} label={label} here={area.slug === here} key={area.slug} />
          );
        })}
        <HomeTown name={business.towns[0] ?? ''} at={town} />
      </svg>
    </div>
  );
}
