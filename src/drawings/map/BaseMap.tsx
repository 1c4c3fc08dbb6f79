import { inkLine } from '../ink-line.ts';
import { coastIn } from './coast.ts';
import { type CountryKind, countryLines } from './country.ts';
import { type MapPoint, mapSize, type Position, project, type View } from './projection.ts';
import { smoothLine } from './smooth-line.ts';

/** Part of the country that a base map shows, in map units (those of `mapSize`). The map with the places is drawn over the base map. */
interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Extent of a base map that is as large as the map over it. */
export const mapExtent: Extent = { left: 0, top: 0, ...mapSize };

/** Extent of a base map that fills a first screen of any width. MapFrame.module.css aligns it with the map over it. */
export const groundExtent: Extent = { left: -420, top: -90, width: 900, height: 500 };

interface Props {
  view: View;
  extent: Extent;
  /** Centre of the rings that show distance. The rings are five miles apart. */
  middle: Position;
}

/**
 * Base map in the style of an engraving: hills, rivers, roads and railways, lines in the sea along the coast, and three rings that show
 * distance.
 */
export function BaseMap({ view, extent, middle }: Props) {
  const { left, top, width, height } = extent;
  const coast = smoothLine(coastIn(view, extent));
  const west = Math.round(left - 2);
  const path = (kind: CountryKind, draw = smoothLine) =>
    countryLines(kind)
      .map((line) => line.map((place) => project(place, view)))
      .filter((line) => touches(line, extent))
      .map(draw)
      .join('');
  const { x, y } = project(middle, view);
  const fiveMiles = 5 * 1.609344 * view.unitsPerKm;
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" {...inkLine} strokeWidth={1}>
      <path d={`M${left} ${top}h${width}v${height}h${-width}z`} fill="var(--glass)" stroke="none" />
      <g stroke="var(--cold)">
        {[4, 9, 15.5, 24].map((distance, index) => (
          <path key={distance} d={coast} transform={`translate(0 ${distance})`} strokeWidth={1 - index * 0.2} />
        ))}
      </g>
      <path d={`${coast}V${top - 9}H${west}z`} fill="var(--earth)" strokeWidth={1.6} />
      <g stroke="var(--brass)" strokeWidth={0.7} strokeDasharray="1.5 3">
        {[1, 2, 3].map((ring) => (
          <circle key={ring} cx={Math.round(x)} cy={Math.round(y)} r={Math.round(ring * fiveMiles)} />
        ))}
      </g>
      <path
        d={path('downs', (line) => hachures(line, view.unitsPerKm))}
        fill="var(--ink)"
        fillOpacity={0.55}
        stroke="none"
      />
      <path d={path('roads')} stroke="var(--stucco)" strokeWidth={2.4} />
      <path d={path('roads')} stroke="var(--brass)" strokeWidth={0.8} />
      <path d={path('rivers')} stroke="var(--cold)" strokeWidth={2} />
      <path d={path('railways')} strokeWidth={0.8} />
      <path d={path('railways')} strokeWidth={3} strokeDasharray=".8 5" strokeLinecap="butt" />
    </svg>
  );
}

/** Returns whether the bounding box of a line overlaps the extent. */
function touches(line: readonly MapPoint[], { left, top, width, height }: Extent): boolean {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return (
    Math.max(...xs) > left && Math.min(...xs) < left + width && Math.max(...ys) > top && Math.min(...ys) < top + height
  );
}

/**
 * Returns the path of hachures: thin triangles that point downhill (to the north) from a line of hilltops, which runs from west to east. A
 * triangle is 1 km long, and every second one 0.62 km.
 */
function hachures(line: readonly MapPoint[], unitsPerKm: number): string {
  const step = Math.max(2, 0.24 * unitsPerKm);
  return line
    .slice(1)
    .flatMap((to, index) => {
      const from = line[index] ?? to;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(dx, dy);
      const [along, down] = [
        { x: dx / length, y: dy / length },
        { x: dy / length, y: -dx / length },
      ];
      return Array.from({ length: Math.floor(length / step) }, (_, stroke) => {
        const at = { x: from.x + along.x * stroke * step, y: from.y + along.y * stroke * step };
        const reach = unitsPerKm * (stroke % 2 === 0 ? 1 : 0.62);
        return `M${tenth(at.x)} ${tenth(at.y)}l${tenth(along.x * 1.3)} ${tenth(along.y * 1.3)} ${tenth(down.x * reach)} ${tenth(down.y * reach)}z`;
      });
    })
    .join('');
}

const tenth = (value: number) => Math.round(value * 10) / 10;
