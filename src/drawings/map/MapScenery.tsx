import { DrawingPart } from '../InlineDrawing.tsx';
import { coastIn } from './coast.ts';
import { type MapPoint, mapSize, usualView, type View } from './projection.ts';
import { smoothLine } from './smooth-line.ts';

interface Props {
  view: View;
  /** What the scale says, which is five miles long. */
  scale?: string | undefined;
}

/** What lies under the places: sea and land; and on the large map the Downs and a scale. */
export function MapScenery({ view, scale }: Props) {
  const seen = coastIn(view);
  const mile = 1.609344 * view.unitsPerKm;
  return (
    <>
      <path d={frame} fill="var(--glass)" />
      <path d={`${smoothLine(seen)}V-9H${Math.round(seen[0]?.x ?? 0)}z`} fill="var(--earth)" />
      <path
        d={(view === usualView ? waves : waves.slice(0, 1))
          .filter(([x, y]) => y > coastAt(x, seen) + 10)
          .map(wave)
          .join('')}
        stroke="var(--cold)"
      />
      {scale && (
        <g data-roomy="">
          <DrawingPart name="map/downs" transform={fromUsual(view)} />
          <path d={`M14 10v4${`h${mile.toFixed(1)}v-4v4`.repeat(5)}`} strokeWidth={0.9} />
          <text fill="currentColor" stroke="none" transform="translate(14 18)" y="1em">
            {` ${scale} `}
          </text>
        </g>
      )}
      <path d={frame} strokeWidth={3.2} />
    </>
  );
}

/** What is drawn for the usual view, in another one. */
function fromUsual({ unitsPerKm, brighton }: View): string | undefined {
  const scale = unitsPerKm / usualView.unitsPerKm;
  const [x, y] = [brighton.x - scale * usualView.brighton.x, brighton.y - scale * usualView.brighton.y];
  return scale === 1 ? undefined : `matrix(${[scale, 0, 0, scale, x, y].map((part) => part.toFixed(2)).join(' ')})`;
}

const frame = `M0 0h${mapSize.width}v${mapSize.height}H0z`;

/** How far down the map the sea begins, where it does. */
function coastAt(x: number, points: readonly MapPoint[]): number {
  const crossings = points.flatMap((from, index) => {
    const to = points[index + 1];
    if (!to || from.x > x === to.x > x) return [];
    return [from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)];
  });
  return Math.max(...crossings);
}

const wave = ([x, y]: readonly [number, number]) => `M${x} ${y}q4-5 8 0t8 0`;

/** Where the sea is free of names: in the lower left in any view, then elsewhere in the usual one. */
const waves = [
  [14, 270],
  [16, 226],
  [28, 238],
  [214, 276],
  [230, 266],
  [300, 281],
] as const;
