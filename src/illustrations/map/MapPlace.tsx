import { facts } from '../../facts/index.ts';
import type { Area } from '../../facts/types.ts';
import { hasLeader, type MapLabel } from './labels.ts';
import type { MapPoint } from './projection.ts';

interface Props {
  area: Area;
  dot: MapPoint;
  label: MapLabel;
  /** Whether this is the area of the page that the map is on. */
  here: boolean;
}

/** A place's dot, its name and the line between them, as one link. Sizes in em follow the lettering. */
export function MapPlace({ area, dot, label, here }: Props) {
  const { side, east, south } = label;
  const width = round((here ? 0.66 : 0.59) * area.name.length + 1.2);
  const left = side === 'left';
  return (
    <a
      href={area.path}
      aria-label={`${area.name}, ${area.minutes} ${facts.words.labels.minutes}`}
      aria-current={here ? 'page' : undefined}
    >
      <g transform={`translate(${round(dot.x)} ${round(dot.y)})`}>
        {hasLeader(label) && <path d={`M0 0L${east} ${south}h${left ? -3 : 3}`} strokeWidth={0.9} />}
        <g transform={`translate(${east} ${south})`}>
          {/* A larger touch target: on the narrowest phone the text is under 24 pixels high. */}
          <rect x={left ? `-${width}em` : 0} y="-1.25em" width={`${width}em`} height="2.5em" rx={2} stroke="none" />
          <text
            fill="currentColor"
            stroke="none"
            x={left ? -2 : 2}
            dx={left ? '-.35em' : '.35em'}
            y=".33em"
            textAnchor={left ? 'end' : undefined}
          >
            {area.name}
          </text>
        </g>
        {here && <circle r=".85em" />}
        <use href={`#coast-map-${area.zone}`} />
      </g>
    </a>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
