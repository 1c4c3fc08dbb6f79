import { coastline } from './coastline.ts';
import { type MapPoint, mapSize, project, usualView, type View } from './projection.ts';
import { smoothLine } from './smooth-line.ts';

/** What lies under the places: sea, land, the Downs and a scale, which is five miles long. */
export function MapScenery({ view, scale }: { view: View; scale: string }) {
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
      {view === usualView && (
        <>
          <path data-roomy d={downs} strokeWidth={6} strokeDasharray=".7 3" strokeLinecap="butt" strokeOpacity={0.55} />
          <path d={waves} stroke="var(--cold)" />
        </>
      )}
      <g data-roomy>
        <path d={`M14 10v4${`h${mile.toFixed(1)}v-4v4`.repeat(5)}`} strokeWidth={0.9} />
        <text fill="currentColor" stroke="none" transform="translate(14 18)" y="1em">
          {scale}
        </text>
      </g>
      <path d={frame} strokeWidth={3.2} />
    </>
  );
}

/** The town in the middle. It has no page of its own, so it is no link, above its neighbours' plates. */
export function HomeTown({ name, at: { x, y } }: { name: string; at: MapPoint }) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} pointerEvents="none">
      <path d="M0 0l3.5 14m-3 .7l6-1.4" />
      <use href="#coast-map-centre" transform="scale(1.5)" />
      <text
        fill="currentColor"
        stroke="none"
        y={31}
        textAnchor="middle"
        fontSize="1.35em"
        fontWeight={700}
        fontStyle="normal"
      >
        {name}
      </text>
    </g>
  );
}

const frame = `M0 0h${mapSize.width}v${mapSize.height}H0z`;

/** The crest of the Downs from Chanctonbury to Firle, placed by eye between the names; hachures cross it. */
const downs =
  'M6 84q12-12 26-7M116 87q22-8 40 3M186 79q22-12 38-3M238 92q18-9 36 5M318 130q13-8 26 4M330 156q14-8 26 5';

const waves = [
  [16, 226],
  [28, 238],
  [14, 270],
  [214, 276],
  [230, 266],
  [300, 281],
]
  .map(([x, y]) => `M${x} ${y}q4-5 8 0t8 0`)
  .join('');
