import type { ReactNode } from 'react';
import { homeTown } from '../map/HomeTown.tsx';
import { MapScenery } from '../map/MapScenery.tsx';
import { type MapPoint, mapSize, project, type View } from '../map/projection.ts';

interface Props {
  view: View;
  /** The address of the firm's mark, which stands where the firm comes from. */
  mark: string;
  /** The place that the picture is about. */
  here?: MapPoint | undefined;
  /** The other places, as dots. */
  children: ReactNode;
}

/** A map as a sign beside the words, without names. */
export function MapSign({ view, mark, here, children }: Props) {
  const home = project(homeTown, view);
  const { x, y } = here ? apart(home, here) : home;
  return (
    <>
      <rect x={918} y={118} width={262} height={216} rx={6} fill="var(--paper)" />
      <svg
        x={928}
        y={128}
        width={242}
        height={196}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        aria-hidden="true"
      >
        <MapScenery view={view} />
        <g strokeWidth={3}>
          {children}
          <path d={`M${home.x} ${home.y}L${x} ${y}`} />
          {here && (
            <g transform={`translate(${here.x} ${here.y})`}>
              <circle r={25} stroke="var(--hot)" strokeWidth={5} />
              <circle r={15} fill="var(--hot)" />
            </g>
          )}
        </g>
        <image href={mark} x={x - 27} y={y - 27} width={54} height={54} />
      </svg>
    </>
  );
}

export const Dot = ({ x, y, fill }: MapPoint & { fill: string }) => <circle cx={x} cy={y} r={8} fill={fill} />;

/** Where the mark is beside a place that it would cover; it has a line to where it belongs. */
function apart(home: MapPoint, here: MapPoint): MapPoint {
  const [east, south] = [home.x - here.x, home.y - here.y];
  const far = Math.hypot(east, south);
  if (far >= room) return home;
  return far === 0
    ? { x: here.x, y: here.y - room }
    : { x: here.x + (east / far) * room, y: here.y + (south / far) * room };
}

const room = 54;
