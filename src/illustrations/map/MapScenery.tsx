import { coastline } from './coastline.ts';
import { downsIn } from './downs.ts';
import { mapSize, project, usualView, type View } from './projection.ts';
import { smoothLine } from './smooth-line.ts';

interface Props {
  view: View;
  /** What the scale says, which is five miles long. */
  scale: string;
}

/** What lies under the places: sea, land, the Downs and a scale. */
export function MapScenery({ view, scale }: Props) {
  const points = coastline.map((place) => project(place, view));
  // One point beyond each edge, so that the line leaves the map.
  const first = points.findLastIndex(({ x }) => x < 0);
  const last = points.findIndex(({ x }) => x > mapSize.width);
  const seen = points.slice(Math.max(0, first), last + 1);
  const mile = 1.609344 * view.unitsPerKm;
  return (
    <>
      <path d={frame} fill="var(--glass)" />
      <path d={`${smoothLine(seen)}V-9H${Math.round(seen[0]?.x ?? 0)}z`} fill="var(--earth)" />
      <path
        data-roomy=""
        d={downsIn(view)}
        strokeWidth={Math.round(0.6 * view.unitsPerKm)}
        strokeDasharray={`${(0.07 * view.unitsPerKm).toFixed(1)} ${(0.3 * view.unitsPerKm).toFixed(1)}`}
        strokeLinecap="butt"
        strokeOpacity={0.55}
      />
      <path d={view === usualView ? waves.join('') : waves[0]} stroke="var(--cold)" />
      <g data-roomy="">
        <path d={`M14 10v4${`h${mile.toFixed(1)}v-4v4`.repeat(5)}`} strokeWidth={0.9} />
        <text fill="currentColor" stroke="none" transform="translate(14 18)" y="1em">
          {` ${scale} `}
        </text>
      </g>
      <path d={frame} strokeWidth={3.2} />
    </>
  );
}

const frame = `M0 0h${mapSize.width}v${mapSize.height}H0z`;

/** Where the sea is free of names: in the lower left in any view, then elsewhere in the usual one. */
const waves = [
  [14, 270],
  [16, 226],
  [28, 238],
  [214, 276],
  [230, 266],
  [300, 281],
].map(([x, y]) => `M${x} ${y}q4-5 8 0t8 0`);
