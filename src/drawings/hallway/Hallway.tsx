import type { ReactNode } from 'react';
import { inkLine } from '../ink-line.ts';
import { Tube } from '../Tube.tsx';

/** The front door, ajar: the telephone rings, and the firm's van is already at the kerb. */
export const HallClock = () => (
  <Hall pipe="M115 153v-3q0-6 6-6H244">
    <path fill="var(--stucco)" d="M5 153V-4H105V153z" />
    <path fill="var(--sky)" d="M44 28H96V86H44z" />
    <path fill="var(--cold)" d="M44 86H96V99H44z" />
    <path fill="var(--earth)" d="M44 99H96v23H44z" />
    <path fill="var(--slate)" d="M44 122H96v16H44z" />
    <path fill="var(--chalk)" d="M44 138H96v15H44z" />
    <path fill="var(--green)" d={VAN_AND_DOOR} />
    <path fill="var(--glass)" d="M54 102v11H70l-7-9q-2-2-4-2z" />
    <path fill="var(--pane)" d="M14-4H96V20H14zM19 36l18-4v62l-18-1z" />
    <path fill="var(--glow)" strokeWidth={0.9} d={STAINED_GLASS} />
    <path fill="var(--stucco)" d="M42 22h4V164h-4zM59 118q3 4 3 6a3 3 0 0 1-6 0q0-2 3-6z" />
    <path fill="var(--brass)" d={CLOCK_BRASS} />
    <circle cx={156} cy={46} r={31} fill="var(--sludge)" />
    <circle cx={156} cy={46} r={25} fill="var(--paper)" />
    <path fill="var(--channel)" d={CLOCK_CHANNEL} />
    <circle cx={214} cy={70} r={10} fill="var(--paper)" />
    <circle cx={156} cy={46} r={20} stroke="var(--channel)" strokeWidth={3.4} strokeDasharray=".1 10.372" />
    <g stroke="var(--channel)" strokeWidth={2.4}>
      <circle cx={214} cy={70} r={6.5} strokeDasharray=".1 4" />
      <path d="M156 46l12-9M156 46l-9-5" />
    </g>
    <path fill="var(--channel)" d="M194 43v-6q0-7 6-8 14-3 28 0 6 1 6 8v6h-10v-2q0-4-4-4h-12q-4 0-4 4v2z" />
    <path stroke="var(--brass)" strokeWidth={4} d="M37 101h0M72 131h0M156 46h0M214 70h0" />
    <path fill="var(--stucco)" d="M73 174l5-11 24 3-5 10z" />
    <path strokeWidth={0.9} d={CLOCK_DETAIL} />
  </Hall>
);

/** The plumber's boots on a dust sheet, and who thinks highest of the radiator. */
export const HallBoots = () => (
  <Hall pipe="M-4 144H244M18 124q-5 0-5 5v15">
    <Tube d="M126 124q5 0 5 5v24" fill="var(--glow)" />
    <path fill="var(--hot)" d="M20 92H124v38H20z" />
    <path strokeWidth={0.9} d={COLUMNS} />
    <path fill="var(--stucco)" d={BOOTS_STUCCO} />
    <path strokeWidth={7} d={TAIL} />
    <path fill="var(--brass)" d={BOOTS_BRASS} />
    <path stroke="var(--brass)" strokeWidth={3.8} d={TAIL} />
    <path fill="var(--sky)" d="M41 21h62v30H41z" />
    <path fill="var(--cold)" strokeWidth={0.9} d="M41 39h62v12H41z" />
    <path fill="var(--chalk)" strokeWidth={0.9} d="M41 41V28q6-3 10 1 5-3 9 1 4-1 7 2 4-1 6 2l4 7z" />
    <path fill="var(--glow)" strokeWidth={0.9} d="M89 28v13H82zM81 43h14l-3 4h-8z" />
    <g id="hall-gull">
      <path fill="var(--brass)" d="M169 70l9 3-9 2z" />
      <path fill="var(--stucco)" d="M142 74l8-2q6-6 13-5 3-4 7-2 3 3 0 6-2 7-10 8-8 1-18-5z" />
      <path fill="var(--slate)" d="M154 71q-1-13-13-19 19-1 22 18-4 4-9 1z" />
      <path d="M167 69h0" />
    </g>
    <use href="#hall-gull" transform="translate(58 -10) scale(.85)" />
    <use href="#hall-gull" transform="translate(108 -14) scale(.7)" />
    <path fill="var(--slate)" d="M206 138V116q-6-5-3-12l4 1v6h6v-6l4-1q3 7-3 12v22z" />
    <path d="M203 137q0-12 11-12t11 12" />
    <path fill="var(--green)" d="M198 137h31q5 10 3 23H195q-2-13 3-23z" />
    <g id="hall-boot">
      <path fill="var(--brass)" d="M145 157q-2-10 7-12 9-2 10-9l-1-14h16q-1 10 0 18 2 8 1 17z" />
      <path fill="var(--sludge)" d="M143 156H179v4H167l-1-1H143z" />
      <path strokeWidth={0.9} d={LACES} />
    </g>
    <use href="#hall-boot" x={13} />
    <path strokeWidth={0.9} d={BOOTS_DETAIL} />
  </Hall>
);

/** The quote on the hall table, before any work, and a mug of tea. */
export const HallQuote = () => (
  <Hall pipe="M-4 144H187">
    <path fill="var(--sludge)" d={QUOTE_SLUDGE} />
    <Tube d={KEYS} fill="var(--brass)" width={5} />
    <path fill="var(--brass)" d={QUOTE_BRASS} />
    <path fill="var(--glow)" d={QUOTE_GLOW} />
    <path fill="var(--green)" d={JACKET} />
    <g transform="translate(1 1)">
      <path fill="var(--brass)" d="M30 34H80V102H30z" />
      <path fill="var(--paper)" d="M34 40H76V98H34z" />
      <path fill="var(--slate)" d="M45 42v-6h5q0-5 5-5t5 5h5v6z" />
      <g stroke="var(--channel)">
        <path fill="var(--cold)" strokeWidth={0.9} d={QUOTE} />
        <path d="M63 77q-4-3-5 1v4q0 3-2 4h7M55 82h5M67 83h6M54 90H73M54 93H73" />
      </g>
    </g>
    <path fill="var(--stucco)" d="M90 90h12v10q0 4-4 4h-4q-4 0-4-4zM8 101h21l-4 3H12z" />
    <path d="M102 92q5-1 5 4t-5 5" />
    <path stroke="var(--cold)" strokeWidth={2.4} d="M92 95h8M92 100h8" />
    <Tube d={BALUSTERS} fill="var(--stucco)" width={4.4} />
    <path fill="var(--stucco)" d="M196 159V146h16v-14h16v-14h16v41z" />
    <path fill="var(--sludge)" d={STAIRS} />
    <circle cx={187} cy={63} r={7} fill="var(--sludge)" />
    <path stroke="var(--brass)" strokeWidth={4} d="M36 115h0M76 115h0M129 25h0M158 25h0" />
    <path strokeWidth={0.9} d={QUOTE_DETAIL} />
  </Hall>
);

/** What runs through all three frames: where they meet, every line is at the same height. */
const Hall = ({ pipe, children }: { pipe: string; children: ReactNode }) => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <path fill="var(--chalk)" d="M-2-2H242V153H-2z" />
    <path fill="var(--glass)" d="M-2 92H242M-2 97H242v37H-2z" />
    <path fill="var(--earth)" d="M-2 153H242v29H-2z" />
    <path strokeWidth={0.9} d={JOINERY} />
    <Tube d={pipe} fill="var(--hot)" />
    {children}
  </svg>
);

const JOINERY =
  'M-2 137.5H242M-2 161.5H242M-2 171H242M70 153v8.5M186 161.5V171M24 171v11M142 171v11' +
  'M5 104h30v24H5zm40 0h30v24H45zm40 0h30v24H85zm40 0h30v24h-30zm40 0h30v24h-30zm40 0h30v24h-30z';

const VAN_AND_DOOR = 'M44 131V97H57q5 0 8 4l9 12 13 3q6 1 6 8v7zM14 28L42 22V164L14 153z';
const STAINED_GLASS = 'M55 20L14 8V-4H26zM55 20L47-4H63zM55 20L84-4H96V8zM28 51l5 13-5 13-5-13z';
const CLOCK_BRASS = 'M44 20a11 11 0 0 1 22 0zM46 89H65v3H46zM50 92v5M111 153h8v4h-8zM48 177l7-12h62l-7 12z';
const CLOCK_CHANNEL = 'M198 56l4-6h24l4 6 3 30h-38zM196 50v-7h5l2 5h22l2-5h5v7zM64 131a8 8 0 0 1 16 0 8 8 0 0 1-16 0z';
const CLOCK_DETAIL =
  'M47 143H96M58 138v5M82 138v5M72 46q4-4 6 0 3-4 6 0M60 58q3-3 5 0 2-3 5 0M51 98v32M74 114v9M92 125h-4' +
  'M28 34v17M28 77v16M19 48l18-3M19 80l18 1M19 64h4M33 64h4M19 104l18 1v14l-18-2zM19 121l18 2v30l-18-6z' +
  'M79 163l7 9 15-6M54 176l6-11M104 176l6-11M195 44q-6 24-3 46 2 15 7 15 6-1 5-19' +
  'M194 25a28 28 0 0 1 9-6M191 21a33 33 0 0 1 10-7M234 25a28 28 0 0 0-9-6M237 21a33 33 0 0 0-10-7';

const COLUMNS =
  'M20 98H124M32 98v32m10-32v32m10-32v32m10-32v32m10-32v32m10-32v32m10-32v32m10-32v32m10-32v32M24 88v4M120 88v4';
const BOOTS_STUCCO = 'M10 118h6v11h-6zM12 83H132v5H12zM147 160H235v10H147q-5 0-5-5t5-5z';
const BOOTS_BRASS =
  'M16 119h4v9h-4zM124 119h6v9h-6zM36 16h72v40H36z' +
  'M127 153h8v4h-8zM54 83q-6-1-6-9 0-6 2-12l6 4q4-1 8 0l6-4q2 3 2 8 6-12 20-10 14 2 15 23H74v5a3 3 0 0 1-6 0v-5z';
const TAIL = 'M105 80q9 2 8 13t4 18';
const LACES = 'M153 145q4 4 2 11M161 126H177M162 131h4M162 135h4M161.4 139.4l3.5 2M159 142l2.5 3M167 126v8q0 8-6 12';
const BOOTS_DETAIL =
  'M52 74q2 2 4 0M62 74q2 2 4 0M58 77h2M58 68v2M62 68v2M84 61v7M92 61l-1 8M100 65l-4 6M94 82q-8-8 0-12M72 73q1 5-3 8' +
  'M50 16L72 5l22 11M235 163.5H148q-3 1.5 0 3H235M196 143h35M214 147q3 4 3 6a3 3 0 0 1-6 0q0-2 3-6z';

const QUOTE_SLUDGE =
  'M14 121h6l-2 38h-2zM92 121h6l-2 38h-2zM12 109H100v12H12zM6 104H106v5H6zM114 22h62v6h-62zM4 31H24v5H4z';
const KEYS = 'M9 39a3 3 0 1 0 .1 0M9 45v15m0-4h3m-3 4h3M19 39a3 3 0 1 0 .1 0M19 45v9m0-2h3';
const QUOTE_BRASS = 'M153 33q5-4 10 0l8 4q4 3 4 9l3 70h-40l3-70q0-6 4-9zM12 98h13v3H12zM13 95h13v3H13z';
const QUOTE_GLOW =
  'M153 33q5 6 10 0l3 3-5 7v28h-7V43l-4-7zM126 138h8v12q7 1 7 8h-15zM148 150h12q1-6 8-7v15h-20zM86 61h4v17l-2 5-2-5z';
const JACKET = 'M124 33q5-4 10 0l8 4q4 3 4 9l2 38h-7v10h-24V84h-7l2-38q0-6 4-9z';
const QUOTE =
  'M38 49H54M38 56H58M67 56h5M38 62H56M67 62h5M38 68H59M67 68h5M38 83h9M69 44q3 4 3 6a3 3 0 0 1-6 0q0-2 3-6z';
const BALUSTERS = 'M200 146V66M208 146V58M216 132V52M224 132V44M232 118V38';
const STAIRS = 'M182 159V70h10V159zM192 67L244 21v6L192 73zM194 143h18v3h-18zM210 129h18v3h-18zM226 115h18v3h-18z';
const QUOTE_DETAIL =
  'M95 86q-3-4 0-8t0-8M100 86q-3-4 0-8t0-8M124 33l5 7 5-7M129 40v54M117 84V54M141 84V54M121 74h4M137 74h-4' +
  'M136 52q2 3 2 4a2 2 0 0 1-4 0q0-1 2-4zM129 26v6M158 26v6M170 58v34h7M161 76v27M154 67h7M64 38q22 1 24 23' +
  'M128 142h8M152 150v8';
