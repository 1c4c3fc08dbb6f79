import { inkLine } from './ink-line.ts';

/** A radiator warm from end to end: its two valves, its bleed key, and socks that are nearly dry. */
export const Radiator = () => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <path fill="var(--glass)" d="M12 150h216v18H12z" />
    <path fill="var(--brass)" d="M6 168h228v7H6z" />
    <path strokeWidth={0.9} d="M12 154h216M12 157h216M62 168v7M128 168v7M190 168v7" />
    <g strokeLinecap="butt">
      <path strokeWidth={9.6} d="M34 138v29M206 138v29" />
      <path stroke="var(--hot)" strokeWidth={6.4} d="M34 138v28" />
      <path stroke="var(--cold)" strokeWidth={6.4} d="M206 138v28" />
    </g>
    <path fill="var(--hot)" d="M60 62h120v74q0 3-3 3H63q-3 0-3-3z" />
    <path fill="var(--stucco)" d={RADIATOR_WHITE} />
    <path fill="var(--green)" d="M23 16q0-6 6-6h10q6 0 6 6v56q0 6-6 6H29q-6 0-6-6zM34 16h0" />
    <path fill="var(--brass)" d={RADIATOR_BRASS} />
    <path strokeWidth={0.9} d={`M60 69h120M60 133h120M58 129${FLUTE.repeat(12)}`} />
    <path strokeWidth={3.4} strokeDasharray=".9 4.1" strokeLinecap="butt" d="M62 58h117" />
    <g id="service-sock">
      <path fill="var(--paper)" d={SOCK} />
      <path fill="var(--green)" strokeWidth={0.9} d={STRIPES} />
    </g>
    <use href="#service-sock" x={30} />
    <path fill="var(--brass)" d={ODD_SOCK} />
    <path stroke="var(--cold)" strokeWidth={2.4} strokeLinecap="butt" d="M165.8 44.5h10.4" />
    <path fill="var(--hot)" d={WARMTH} />
    <path strokeWidth={0.9} d={RADIATOR_DETAIL} />
  </svg>
);

/** A meter that counts while every tap is shut, and the leak that the listening stick has found. */
export const WaterMeter = () => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <path fill="var(--earth)" d="M10 128h220v46q-14 4-28 0t-28 0-28 1-28-1-28 1-28-1-24 1-28-1z" />
    <path fill="var(--slate)" d="M36 38q0-6 6-6h76q6 0 6 6v82H36z" />
    <path fill="var(--channel)" d="M36 120h88v46H36zM74 37h12v4H74z" />
    <path fill="var(--stucco)" d="M152 32h80v88h-80z" />
    <path fill="var(--glass)" strokeWidth={0.9} d={DAMP} />
    <path fill="var(--cold)" d={WET} />
    <path strokeWidth={72} strokeDasharray=".9 2 .9 9" strokeLinecap="butt" d="M158 68h73" />
    <path fill="var(--glow)" d="M200 32l4 6-5 6 7 6-2 8 12 2 3 7 13 1V32z" />
    <path fill="var(--slate)" d={STONES} />
    <path strokeWidth={9.6} strokeLinecap="butt" d="M10 146h220" />
    <path stroke="var(--cold)" strokeWidth={6.4} strokeLinecap="butt" d="M10 146h220" />
    <path fill="var(--brass)" d={METER} />
    <circle cx={80} cy={84} r={37} fill="var(--brass)" />
    <circle cx={80} cy={84} r={31} fill="var(--chalk)" />
    <circle cx={80} cy={84} r={27.5} strokeWidth={3.4} strokeDasharray=".9 6.3" strokeLinecap="butt" />
    <path fill="var(--paper)" d="M64 66h32v9H64z" />
    <path fill="var(--cold)" d={SPINNER} />
    <path strokeWidth={2.2} d="M84 80L65 99M182 141l4 3-4 3 4 4" />
    <circle cx={80} cy={84} r={3} fill="var(--brass)" />
    <path strokeWidth={0.9} d={METER_DETAIL} />
    <path strokeWidth={5.2} d="M138 117.5l13-84" />
    <path stroke="var(--slate)" strokeWidth={2} d="M138 117.5l13-84" />
    <path fill="var(--brass)" d={STICK} />
  </svg>
);

/** A roll-top bath with one pipe to go, while the tiles climb and somebody has moved in. */
export const Bath = () => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <path fill="var(--stucco)" d={`${TILES}M6 166h228v9H6z`} />
    <path fill="var(--glow)" strokeWidth={0.9} d={COURSES} />
    <g strokeLinecap="butt">
      <path strokeWidth={9} strokeDasharray="12" d="M18 170.5h204" />
      <path strokeWidth={10} strokeDasharray=".9 17.1" d={JOINTS} />
      <path strokeWidth={9.6} d={`${COPPER}${SPOUT}`} />
      <path stroke="var(--brass)" strokeWidth={6.4} d={COPPER} />
      <path stroke="var(--slate)" strokeWidth={6.4} d={SPOUT} />
    </g>
    <path strokeWidth={0.9} strokeDasharray="3" d="M44 100v20M84 46h73M84 36h82M84 26h91" />
    <path fill="var(--green)" d={BATH_GREEN} />
    <path fill="var(--glass)" strokeWidth={0.9} d="M103 58.5h20v5h-20z" />
    <path fill="var(--stucco)" d="M60 86h144a4 4 0 0 1 0 8H60a4 4 0 0 1 0-8z" />
    <path fill="var(--brass)" d={BATH_BRASS} />
    <path fill="var(--slate)" d={BATH_SLATE} />
    <path fill="var(--paper)" d={GROUT} />
    <path fill="var(--glow)" d="M163 67q-7-1-9 3 5 3 10 1z" />
    <path strokeWidth={2.2} d="M170 65h0" />
    <path fill="var(--slate)" d={SPANNER} transform="translate(44 84) rotate(28)" />
    <path stroke="var(--paper)" strokeWidth={0.9} d="M71 101q3 14 11 23M85 128l3 2" />
    <path strokeWidth={0.9} d={BATH_DETAIL} />
  </svg>
);

const FLUTE = 'm4 0V77q3-5 6 0v52';
const RADIATOR_WHITE =
  'M57 54h126v8H57zM22 96q0-7 7-7h10q7 0 7 7v26H22zM199 122v-7q0-5 5-5h4q5 0 5 5v7z' +
  'M165 40h12v10q0 4-4 4h-4q-4 0-4-4zM177 43q5 0 5 3.5t-5 4';
const RADIATOR_BRASS =
  'M28 122h12v5h12v9H40v5H28zM52 124h8v15h-8zM212 122h-12v5h-12v9h12v5h12zM188 124h-8v15h8zM180 67h7v9h-7z' +
  'M187 69h5v5h-5zM27 168q0-4 7-4t7 4zM199 168q0-4 7-4t7 4z' +
  'M192 93q-7 2-8-3t5-6q4 0 6 4 1-4 5-5 6 0 7 5 0 5-7 5l1 11-7 1z';
const SOCK = 'M75 50h15v28q0 4 4 6l9 4q5 3 3 8t-9 4l-15-8q-7-4-7-13z';
const STRIPES =
  'M75 66h15v5H75zM75 76h15v2l.8 3H75zM75.5 86l4-3.5 7 2-2 9-2.5-1.5q-5-3-6.5-6z' +
  'M99 86.5l4 1.5q5 3 3 8t-9 4l-3-1.5q0-8 5-12z';
const ODD_SOCK = 'M145 50h15v19q0 3 3 4l9 4q5 3 3 8t-9 4l-14-7q-7-4-7-12z';
const WARMTH = 'M32.5 64V30q0-1.5 1.5-1.5t1.5 1.5v34a5 5 0 1 1-3 0zM166 84a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1-5 0z';
const RADIATOR_DETAIL =
  'M22 113h24M27 94v14M32 94v14M37 94v14M42 94v14M26 118v2M30 117v3M34 116v4M38 115v5M42 114v6M34 125v3M190 74q6 5 5 14' +
  'M52 129h8M52 134h8M180 129h8M180 134h8M194 100l6-1M39 28h3M39 34h2M39 40h3M39 46h2M39 52h3M39 58h2' +
  'M145 55h15M145 59h15' +
  'M82 42q-4-4 0-8t0-8M97 42q-4-4 0-8t0-8 0-8M112 42q-4-4 0-8t0-8M133 42q-4-4 0-8t0-8 0-8M152 42q-4-4 0-8t0-8' +
  'M171 36q-4-4 0-8t0-8 0-8';

const DAMP = 'M152 88q8 0 12-7t11-9 15-9 11 9 14 9 17 10v13h-80z';
const WET = 'M152 100q9 0 14-6t10-6 12-7 11 8 15 5 18 7v3h-80z';
const STONES =
  'M6 120h30v8H6zM124 120h110v8H124zM18 157q5-4 9 0 2 5-4 6-8 1-5-6zM138 158q7-3 9 2-3 5-8 3-4-2-1-5z' +
  'M213 157q5-5 10 0 1 5-5 5-8 0-5-5z';
const METER = 'M66 116h28v18h8v24H58v-24h8zM48 137h10v18H48zM102 137h10v18h-10zM42 115h12v6H42zM106 115h12v6h-12z';
const SPINNER =
  'M92 91.5l4.5 7.5h-9zM185 154q5 6 5 10a5 5 0 0 1-10 0q0-4 5-10z' +
  'M198 156q4 5 4 8a4 4 0 0 1-8 0q0-3 4-8zM172 156q4 5 4 8a4 4 0 0 1-8 0q0-3 4-8z';
const METER_DETAIL =
  'M202.5 40H232M204 48h28M205 56h27M218 64h14M214 32v8M209 40v8M223 40v8M215 48v8M223 56v8M215 56v4' +
  'M41 115V42q0-5 5-5h28M86 37h28q5 0 5 5v73M52 37v21M66 37v12M94 37v12M108 37v21M52 109v6M108 109v6' +
  'M70.4 66v9M76.8 66v9M83.2 66v9M89.6 66v9M85 99a7.5 7.5 0 0 1 6-10.5M99 93a7.5 7.5 0 0 1-6 10.5' +
  'M152 104h80M152 107h80M180 120v8M208 120v8M20 120v8M48 143h10M48 149h10M102 143h10M102 149h10M70 146h20l-4-3M90 146l-4 3' +
  'M140 12q10-6 21 3M136 7q13-8 29 4M18 136h4M142 135h4M162 137h4M212 136h4';
const STICK = 'M147 33l2-9 6 1-1 9zM142 18l18 3-1 5-18-3z';

const TILES = 'M78 86V76h9V66h63V56h9V46h9V36h9V26h45v60z';
const COURSES = 'M159.8 46.4h61.4V56h-61.4zM78 76h144M87 66h135M168 36h54';
const JOINTS = 'M95.5 81H222M104.5 71H222M167.5 61H222M176.5 51H222M185.5 41H222M194.5 31H222';
const COPPER = 'M18 166V66M44 166v-46M44 96V66M118 140v8a8 8 0 0 0 16 0 8 8 0 0 1 16 0v18';
const SPOUT = 'M31 60V46q0-12 12-12h12q12 0 12 12v14';
const BATH_GREEN =
  'M64 94h136q-2 30-22 42-10 6-22 6H108q-12 0-22-6-20-12-22-42zM84 56h57v10H84zM217 132l3-16q1-3 4-2 2 1 2 3l-4 16z';
const BATH_BRASS =
  'M84 134q-9 8-6 18 0 6-8 8v6h15q4-6 4-12 1-7 9-12zM180 134q9 8 6 18 0 6 8 8v6h-15q-4-6-4-12-1-7-9-12z' +
  'M11 166q0-4 7-4t7 4zM37 166q0-4 7-4t7 4zM143 166q0-4 7-4t7 4zM38 80h12v9H38zM38 128h12v9H38zM12 71h12v9H12z' +
  'M112 142h12v6h-12zM40 120h8M158 86q-3-8 4-10 4 0 6-1-6-3-5-9 1-8 9-8 8 1 8 9 0 4-2 7 9 0 13-7 5 8 0 19z';
const BATH_SLATE =
  'M10 59h42v8H10zM16 52h4v7h-4zM42 52h4v7h-4zM61 58h12v5H61zM13 47h10a2.5 2.5 0 0 1 0 5H13a2.5 2.5 0 0 1 0-5z' +
  'M39 47h10a2.5 2.5 0 0 1 0 5H39a2.5 2.5 0 0 1 0-5zM199 137h35l-4 29h-27z';
const GROUT = 'M202 137q3-7 12-5 10-5 13 5v9q0 3-2.5 3t-2.5-3v-4q0-2-2-2t-2 2v3q0 2-2 2t-2-2v-8z';
const SPANNER = 'M-4 36V14q-8-5-5-16l4.5 1v7h9v-7l4.5-1q3 11-5 16v22q-4 5-8 0z';
const BATH_DETAIL =
  'M90 56v10M135 56v10M110 58.5v5M116 58.5v5' +
  'M173 77q6 4 12-3M200 144q5 13 17 13t16-13M12 75h12M38 132h12M112 145h12M76 162v4M80 161v5M188 162v4M184 161v5M27 63h8';
