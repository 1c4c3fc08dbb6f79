import type { MapArea } from './CoastMap.tsx';
import { mapLabels } from './map-labels.ts';
import { project } from './projection.ts';

/** A place's dot, its name and the line between them, as one link. Sizes in em follow the lettering. */
export function CoastMapPlace({ area, here }: { area: MapArea; here: boolean }) {
  const { side, dx, dy, leader } = mapLabels[area.slug];
  const { x, y } = project(area.position);
  const width = round((here ? 0.66 : 0.59) * area.name.length + 1.2);
  const left = side === 'left';
  return (
    <a href={area.path} aria-label={`${area.name}, ${area.minutes} minutes`} aria-current={here ? 'page' : undefined}>
      <g transform={`translate(${round(x)} ${round(y)})`}>
        {leader && <path d={`M0 0L${dx} ${dy}h${left ? -3 : 3}`} strokeWidth={0.9} />}
        <g transform={`translate(${dx} ${dy})`}>
          {/* Where a finger may land: on the narrowest phone the lettering alone is under 24 pixels high. */}
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
