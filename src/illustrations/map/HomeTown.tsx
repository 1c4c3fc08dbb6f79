import { facts } from '../../facts/index.ts';
import type { Box } from './labels.ts';
import { mapSize, type Position, project, type View } from './projection.ts';

const { geo, towns } = facts.business;

/** Where the firm comes from. */
export const homeTown: Position = { lat: geo.latitude, lon: geo.longitude };

/** The room that the town's mark and name take. */
export function homeTownBox(view: View): Box {
  const { x, y } = project(homeTown, view);
  return { left: x - 40, top: y - 8, right: x + 40, bottom: y + 40 };
}

/** The town in the middle. It has no page of its own, so it is no link, above its neighbours' plates. */
export function HomeTown({ view }: { view: View }) {
  const { x, y } = project(homeTown, view);
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} pointerEvents="none">
      <path d="M0 0l3.5 14m-3 .7l6-1.4" />
      <circle r={5} fill="var(--hot)" />
      <text
        fill="currentColor"
        stroke="none"
        y={31}
        textAnchor={anchorAt(x)}
        fontSize="1.35em"
        fontWeight={700}
        fontStyle="normal"
      >
        {towns[0]}
      </text>
    </g>
  );
}

/** In the middle under its mark, but for a town at an edge of the map. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 50) return 'start';
  return x > mapSize.width - 50 ? 'end' : 'middle';
}
