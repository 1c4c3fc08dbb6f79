import type { ReactNode } from 'react';
import { hasLeader, type MapLabel } from './labels.ts';
import type { MapPoint } from './projection.ts';

interface Props {
  name: string;
  path: string;
  /** What its mark says, for a screen reader. */
  note?: string | undefined;
  dot: MapPoint;
  label: MapLabel;
  /** Whether this is the area of the page that the map is on. */
  isCurrent?: boolean;
  /** Its mark. */
  children: ReactNode;
}

/** A place's dot, its name and the line between them, as one link. Sizes in em follow the lettering. */
export function MapPlace({ name, path, note, dot, label, isCurrent = false, children }: Props) {
  const { side, east, south } = label;
  const width = Math.round(5.9 * name.length + 12) / 10;
  const left = side === 'left';
  const line = hasLeader(label) ? `M0 0L${east} ${south}h${left ? -3 : 3}` : `M0 0V${south * 0.6}`;
  return (
    <a href={path} aria-label={note && `${name}, ${note}`} aria-current={isCurrent ? 'page' : undefined}>
      <g transform={`translate(${Math.round(dot.x)} ${Math.round(dot.y)})`}>
        <path d={line} strokeWidth={0.9} />
        <g transform={`translate(${east} ${south})`}>
          {/* A larger touch target: on the narrowest phone the text is under 24 pixels high. */}
          <rect x={left ? `-${width}em` : undefined} y="-1.2em" width={`${width}em`} height="2.35em" rx={2} />
          {/* Every name has an anchor: without one, Safari 16 paints its halo over it. */}
          <text x={left ? '-.55em' : '.55em'} y=".33em" textAnchor={left ? 'end' : 'start'}>
            {` ${name} `}
          </text>
        </g>
        {children}
      </g>
    </a>
  );
}
