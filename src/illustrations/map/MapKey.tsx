import { type Zone, zones } from '../../facts/business.ts';

interface Props {
  heading: string;
  minutes: Record<Zone, number>;
  /** What the minutes are called. */
  unit: string;
}

/** The three marks, which differ in shape as well as in colour, and the minutes they mean. */
export function MapKey({ heading, minutes, unit }: Props) {
  return (
    <>
      <defs>
        <g id="coast-map-centre" strokeWidth={1.2}>
          <circle r=".48em" fill="var(--hot)" />
        </g>
        <g id="coast-map-suburbs" strokeWidth={1.2}>
          <rect {...square} transform="rotate(45)" fill="var(--brass)" />
        </g>
        <g id="coast-map-extended" strokeWidth={1.2}>
          <rect {...square} fill="var(--cold)" />
        </g>
      </defs>
      <g transform="translate(232 22)">
        <text fill="currentColor" stroke="none">
          {heading}
        </text>
        {zones.map((zone, row) => (
          <g key={zone}>
            <use href={`#coast-map-${zone}`} x=".5em" y={`${1.5 + row * 1.5}em`} />
            <text fill="currentColor" stroke="none" x="1.5em" y={`${1.83 + row * 1.5}em`}>
              {minutes[zone]} {unit}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}

const square = { x: '-.32em', y: '-.32em', width: '.64em', height: '.64em' };
