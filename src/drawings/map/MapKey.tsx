import { zones } from '../../content/business.ts';
import { facts } from '../../facts/index.ts';
import type { Box } from './labels.ts';
import { mapSize } from './projection.ts';

const { business, words } = facts;

/** The room that the key takes. */
export const keyBox: Box = { left: 216, top: 0, right: mapSize.width, bottom: 76 };

/** What a zone's mark is filled with. */
const zoneColours = { centre: 'var(--hot)', suburbs: 'var(--brass)', extended: 'var(--cold)' };

/** The three marks, which differ in shape as well as in colour, and the minutes they mean. */
export function MapKey() {
  return (
    <>
      <defs>
        <g id="map-centre" strokeWidth={1.2}>
          <circle r=".48em" fill={zoneColours.centre} />
        </g>
        <g id="map-suburbs" strokeWidth={1.2}>
          <rect {...square} transform="rotate(45)" fill={zoneColours.suburbs} />
        </g>
        <g id="map-extended" strokeWidth={1.2}>
          <rect {...square} fill={zoneColours.extended} />
        </g>
      </defs>
      <g transform="translate(226 22)">
        <text fill="currentColor" stroke="none">
          {`${words.map.key} `}
        </text>
        {zones.map((zone, row) => (
          <g key={zone}>
            <use href={`#map-${zone}`} x=".5em" y={`${1.5 + row * 1.5}em`} />
            <text fill="currentColor" stroke="none" x="1.5em" y={`${1.83 + row * 1.5}em`}>
              {`${business.responseMinutes[zone]} ${words.labels.minutes} `}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}

const square = { x: '-.32em', y: '-.32em', width: '.64em', height: '.64em' };
