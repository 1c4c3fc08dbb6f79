import type { ReactNode } from 'react';
import { hasLeader, type MapLabel } from './labels.ts';
import type { MapPoint } from './projection.ts';

interface Props {
  name: string;
  path: string;
  /** Meaning of the mark, such as the response time, for screen readers. Default: none. */
  note?: string | undefined;
  /** Position of the mark on the map. */
  dot: MapPoint;
  /** Position of the name, relative to the mark. */
  label: MapLabel;
  /** Whether this is the area of the current page. Default: false. */
  isCurrent?: boolean;
  /** Mark of the place. */
  children: ReactNode;
}

/** A place on a map: its mark, its name and the line between them, as one link. Sizes in em follow the font size of MapFrame.module.css. */
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
          {/* Makes the tap target larger than the text, which is less than 24 pixels high on a narrow phone. */}
          <rect x={left ? `-${width}em` : undefined} y="-1.2em" width={`${width}em`} height="2.35em" rx={2} />
          {/* textAnchor is set even if it is the default: without it, Safari 16 paints the outlines of letters over the letters. */}
          <text x={left ? '-.55em' : '.55em'} y=".33em" textAnchor={left ? 'end' : 'start'}>
            {` ${name} `}
          </text>
        </g>
        {children}
      </g>
    </a>
  );
}
