import { site } from '../../site/current.ts';
import { zones } from '../../site/schema/business.ts';
import { DrawingPart } from '../InlineDrawing.tsx';
import { type Box, isInside } from './boxes.ts';
import { type MapPoint, mapSize } from './projection.ts';

const { business, words } = site;
const { responseMinutes: minutes } = business;

/** The room that the key takes: in the corner with the fewest dots, at the top right where there's a choice. */
export function placeKey(dots: readonly MapPoint[]): Box | undefined {
  if (!minutes) return undefined;
  const size = { width: 144, height: 92 };
  const [right, bottom] = [mapSize.width - size.width, mapSize.height - size.height];
  const corners = [
    [right, 0],
    [right, bottom],
    [0, bottom],
  ].map(([left = 0, top = 0]): Box => ({ left, top, right: left + size.width, bottom: top + size.height }));
  const within = (box: Box) => dots.filter((dot) => isInside(box, dot)).length;
  return corners.reduce((one, other) => (within(other) < within(one) ? other : one));
}

/** The three marks, which differ in shape as well as in colour, and the minutes they mean, where the firm promises any. */
export function MapKey({ box }: { box: Box | undefined }) {
  return (
    <>
      <defs>
        <DrawingPart name="map/marks" />
      </defs>
      {minutes && box && (
        <g transform={`translate(${box.left + 10} ${box.top + 19})`}>
          <rect x="-.6em" y="-1.2em" width="9.4em" height="7.2em" fill="var(--earth)" strokeWidth={0.9} />
          <text>{words.map.key && `${words.map.key} `}</text>
          {zones.map((zone, row) => (
            <g key={zone}>
              <use href={`#map-${zone}`} x=".5em" y={`${1.5 + row * 1.5}em`} />
              <text x="1.5em" y={`${1.83 + row * 1.5}em`}>
                {`${minutes[zone]} ${words.labels.minutes} `}
              </text>
            </g>
          ))}
        </g>
      )}
    </>
  );
}
