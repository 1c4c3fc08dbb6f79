import type { StreetItemName, StreetWords } from '../../content/schema/street.ts';
import { DrawingPart } from '../InlineDrawing.tsx';
import { inkLine } from '../ink-line.ts';
import { svgNamed, svgNames } from '../svg-file.ts';
import { streetPlaces } from './street-places.ts';

/** The room that a street takes, in units of the drawing; a narrow screen shows the middle of it. */
export const streetSize = { width: 1800, height: 360 };

/**
 * A street of a town: its row of homes and sights, over and over from edge to edge, before what lies behind it. Each is a file:
 * `data-gap` is the free ground to its right, and of those with `data-turns` every other one is seen from its other side.
 */
export function TownStreet({ row, behind }: StreetWords) {
  const places = streetPlaces(row, streetSize.width, sizeOf);
  return (
    // The kerb's lower line lies on the edge.
    <svg viewBox={`0 1 ${streetSize.width} ${streetSize.height}`} aria-hidden="true" {...inkLine} strokeWidth={1.2}>
      {behind && <DrawingPart name={`street/behind/${behind}`} />}
      <defs>
        {[...new Set(row)].map((name) => (
          <DrawingPart name={`street/${name}`} id={name} key={name} />
        ))}
      </defs>
      {/* What closes a row of homes on the right. */}
      {places
        .filter(({ name, last }) => last && svgNames.includes(`street/${name}-end`))
        .map(({ name, x, width }) => (
          <DrawingPart name={`street/${name}-end`} transform={`translate(${x + width})`} key={x} />
        ))}
      {places.map(({ name, x, width, turned }) => (
        <use key={x} href={`#${name}`} transform={turned ? `matrix(-1 0 0 1 ${x + width} 0)` : `translate(${x})`} />
      ))}
      <path d="M0 350H1800M0 360H1800" />
      <path strokeWidth={10} strokeDasharray=".9 37" strokeLinecap="butt" d="M20 355H1800" />
    </svg>
  );
}

function sizeOf(name: StreetItemName) {
  const { width, root } = svgNamed(`street/${name}`);
  return { width, gap: Number(root['data-gap'] ?? 0), turns: 'data-turns' in root };
}
