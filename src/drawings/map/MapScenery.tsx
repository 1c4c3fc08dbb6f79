import { DrawingPart } from '../InlineDrawing.tsx';
import { type Box, overlaps } from './boxes.ts';
import { coastIn } from './coast.ts';
import { type MapPoint, mapSize, type View } from './projection.ts';
import { smoothLine } from './smooth-line.ts';

interface Props {
  view: View;
  /** What the scale says, which is five miles long. */
  scale?: string | undefined;
  /** What no wave may lie under: names and the key. */
  names: readonly Box[];
}

/** What lies under the places: land, and sea where the view has some; and on the large map the Downs and a scale. */
export function MapScenery({ view, scale, names }: Props) {
  const coast = coastIn(view);
  const mile = mileIn(view);
  return (
    <>
      <path d={frame} fill="var(--glass)" />
      <path d={`${smoothLine(coast)}V-9H${Math.round(coast[0]?.x ?? 0)}z`} fill="var(--earth)" />
      <path d={wavesIn(coast, names).map(wave).join('')} stroke="var(--cold)" />
      {scale && (
        <g data-roomy="">
          <DrawingPart name="map/downs" transform={fromDrawn(view)} />
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

const mileIn = ({ unitsPerKm }: View) => 1.609344 * unitsPerKm;

/** The room of the scale, at the top left. */
export const scaleBox = (view: View): Box => ({ left: 8, top: 4, right: 20 + 5 * mileIn(view), bottom: 38 });

/** The view that the Downs are drawn for (map/downs.svg). */
const drawn: View = { unitsPerKm: 10, brighton: { x: 178, y: 166 } };

/** What is drawn for that view, in another one. */
function fromDrawn({ unitsPerKm, brighton }: View): string {
  const scale = unitsPerKm / drawn.unitsPerKm;
  const [x, y] = [brighton.x - scale * drawn.brighton.x, brighton.y - scale * drawn.brighton.y];
  return `matrix(${[scale, 0, 0, scale, x, y].map((part) => part.toFixed(2)).join(' ')})`;
}

const frame = `M0 0h${mapSize.width}v${mapSize.height}H0z`;

/** Some places in the sea that are free of names, no two beside each other. */
function wavesIn(coast: readonly MapPoint[], names: readonly Box[]): MapPoint[] {
  const all = [14, 90, 166, 242, 318].flatMap((x, column) =>
    [0, 1, 2, 3].map((row) => ({
      x: x + 11 * ((row + column) % 3),
      y: mapSize.height - 16 - 38 * row - 9 * (column % 2),
    })),
  );
  return all.filter(({ x, y }) => {
    const room: Box = { left: x - 4, right: x + 20, top: y - 10, bottom: y + 6 };
    const isSea = [x, x + 16].every((each) => y - 12 > coastAt(each, coast));
    return isSea && room.right < mapSize.width && !names.some((name) => overlaps(room, name));
  });
}

/** How far down the map the sea begins. */
function coastAt(x: number, points: readonly MapPoint[]): number {
  const crossings = points.flatMap((from, index) => {
    const to = points[index + 1];
    if (!to || from.x > x === to.x > x) return [];
    return [from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)];
  });
  return Math.max(...crossings);
}

const wave = ({ x, y }: MapPoint) => `M${x} ${y}q4-5 8 0t8 0`;
