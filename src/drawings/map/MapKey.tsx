import { zones } from '../../content/business.ts';
import { facts } from '../../facts/index.ts';
import { DrawingPart } from '../InlineDrawing.tsx';
import type { Box } from './labels.ts';
import { mapSize } from './projection.ts';

const { business, words } = facts;
const { responseMinutes: minutes } = business;

/** The room that the key takes. */
export const keyBox: Box = { left: 216, top: 0, right: mapSize.width, bottom: 76 };

/** The three marks, which differ in shape as well as in colour, and the minutes they mean, where the firm promises any. */
export function MapKey() {
  return (
    <>
      <defs>
        <DrawingPart name="map/marks" />
      </defs>
      {minutes && (
        <g transform="translate(226 22)">
          <text fill="currentColor" stroke="none">
            {words.map.key && `${words.map.key} `}
          </text>
          {zones.map((zone, row) => (
            <g key={zone}>
              <use href={`#map-${zone}`} x=".5em" y={`${1.5 + row * 1.5}em`} />
              <text fill="currentColor" stroke="none" x="1.5em" y={`${1.83 + row * 1.5}em`}>
                {`${minutes[zone]} ${words.labels.minutes} `}
              </text>
            </g>
          ))}
        </g>
      )}
    </>
  );
}
