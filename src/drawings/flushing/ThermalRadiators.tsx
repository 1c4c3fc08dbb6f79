import { inkLine } from '../ink-line.ts';
import { ThermalView } from './ThermalView.tsx';
import { after, before, scale } from './thermal-bands.ts';

interface Props {
  /** What the two ends of the scale are called. */
  hot: string;
  cold: string;
}

/** One radiator through a thermal camera, before and after a power flush; then a cat has come to sit by it. */
export function ThermalRadiators(scaleEnds: Props) {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" {...inkLine}>
      <ThermalDefinitions />
      <RadiatorBefore />
      <g transform="translate(0 156)">
        <RadiatorAfter />
      </g>
      <ScaleBar {...scaleEnds} />
    </svg>
  );
}

/** What both views use. */
export const ThermalDefinitions = () => (
  <defs>
    <path
      id="thermal-radiators-columns"
      d="M64 30v74m24-74v74m24-74v74m24-74v74m24-74v74m24-74v74m24-74v74m24-74v74m24-74v74"
    />
    <mask id="thermal-radiators-mask">
      <use href="#thermal-radiators-columns" stroke="#fff" strokeWidth={22.4} />
    </mask>
    <path
      id="thermal-radiators-marks"
      d="M8 20V8H20M340 8h12V20M352 124v12H340M20 136H8V124M160 83v7m0 8v7M149 94h7m8 0h7"
    />
  </defs>
);

export const RadiatorBefore = () => (
  <ThermalView heat={before} outlet={scale[2]}>
    <path d="M325 29l10 10m0-10l-10 10" />
  </ThermalView>
);

export const RadiatorAfter = () => (
  <>
    <ThermalView heat={after} outlet={scale[5]}>
      <path d="M324 34l5 5 8-10" />
    </ThermalView>
    <g transform="translate(-12)">
      <Cat />
    </g>
  </>
);

/** Drawn at the warmth of fur, and only where there is heat to sit by. */
function Cat() {
  return (
    <>
      <path strokeWidth={7} d="M324 132c13 1 18-5 15-14" />
      <path fill={scale[4]} d="M299 135q-7-25 9-37-4-9-1-18l6 5h8l6-5q3 9-1 18 16 12 9 37z" />
      <path stroke={scale[4]} strokeWidth={3.8} d="M324 132c13 1 18-5 15-14" />
    </>
  );
}

function ScaleBar({ hot, cold }: Props) {
  return (
    <>
      {scale.map((colour, i) => (
        <path key={colour} stroke="none" fill={colour} d={`M374 ${246 - 38 * i}h12v38h-12z`} />
      ))}
      <path d="M374 18h12V284h-12zM386 56h5m-5 38h9m-9 38h5m-5 38h9m-9 38h5m-5 38h9" />
      <g
        fill="var(--ink, currentColor)"
        stroke="none"
        fontFamily="Georgia,serif"
        fontStyle="italic"
        fontSize={12}
        textAnchor="end"
      >
        <text x={398} y={12}>
          {hot}
        </text>
        <text x={398} y={296}>
          {` ${cold}`}
        </text>
      </g>
    </>
  );
}
