import { inkLine } from './ink-line.ts';
import { sittingDog } from './sitting-dog.ts';
import { Tube } from './Tube.tsx';

/** The firm's van, open at the kerb: a place for everything, tools laid out, a dog on guard and a gull with a plan. */
export const OpenVan = () => (
  <svg viewBox="0 0 480 340" aria-hidden="true" {...inkLine}>
    <Seaside />
    <Van />
    <Things />
  </svg>
);

/** A bow front and the sea behind a garden wall of flint; the dust sheet on the pavement and the copper on the roof as well. */
const Seaside = () => (
  <>
    <path fill="var(--cold)" d={SEA} />
    <path fill="var(--stucco)" d={HOUSE + SAILS_PIER_SHEET} />
    <path fill="var(--pane)" d={PANES} />
    <path fill="var(--slate)" d={`M3 262V210H450V262z${ROOF}`} />
    <path stroke="var(--glass)" strokeWidth={4} strokeDasharray="3 12 0 9 1 14" d={FLINTS} />
    <path fill="var(--glow)" d={`M1 204H450v6H1z${POTS}${HULL_COPPER}`} />
    <g strokeLinecap="butt">
      <path strokeWidth={12} strokeDasharray=".9 4.5" d={BALCONY} />
      <path strokeWidth={8} strokeDasharray=".9 37" d="M20 272H480" />
      <path strokeWidth={10} strokeDasharray="1.6 13" d="M92 69H318" />
    </g>
  </>
);

/** The house beside the van alone, 88 units wide, to stand in a row; its wall and pavement apart. */
export const SeasideHouse = () => (
  <>
    <path fill="var(--stucco)" d={HOUSE} />
    <path fill="var(--pane)" d={PANES} />
    <path fill="var(--slate)" d={ROOF} />
    <path fill="var(--glow)" d={POTS} />
    <path strokeWidth={12} strokeDasharray=".9 4.5" strokeLinecap="butt" d={BALCONY} />
    <path fill="var(--green)" d={CANOPY} />
    <path d={RAILS} />
    <path strokeWidth={0.9} d={GLAZING_BARS} />
  </>
);

const Van = () => (
  <>
    <path fill="var(--green)" d={BODY + CANOPY + GREEN_THINGS} />
    <path fill="var(--earth)" d="M178 104H274V232H178z" />
    <path fill="var(--brass)" d={RACK_AND_NUT + BRASS_THINGS} />
    <path d="M0 268H480M0 276H480M70 104H172V232H70z" />
    <g id="van-wheel">
      <circle cx={116} cy={241} r={27} fill="var(--channel)" />
      <circle cx={116} cy={241} r={14} fill="var(--slate)" />
      <path stroke="var(--brass)" strokeWidth={8} d="M116 241h0" />
    </g>
    <use href="#van-wheel" x={248} />
  </>
);

/** One path for each colour. */
const Things = () => (
  <>
    <Tube d="M431 290q0-14 17-14t17 16v32" fill="var(--slate)" />
    <path fill="var(--stucco)" d={STUCCO_THINGS} />
    <path fill="var(--hot)" stroke="none" d="M111 152a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM268 133h5v5h-5z" />
    <path fill="var(--cold)" d={COLD_THINGS} />
    <path fill="var(--slate)" d={SLATE_THINGS} />
    <path fill="var(--glass)" d={GLASS_THINGS} />
    <path fill="var(--channel)" d={DARK_THINGS} />
    <path fill="var(--pane)" d="M408 178q13 5 16 21h-10q-6-6-6-21zM206 104h40v5h-40zM312.5 291.5h15v9h-15z" />
    <path stroke="var(--brass)" strokeWidth={3} strokeDasharray="0 18" d="M190 175.5H271M190 187H271" />
    <path d={LINES} />
    <path strokeWidth={0.9} d={DETAIL} />
  </>
);

const SEA = 'M330 140H472a5 5 0 0 1 0 10h-6a5 5 0 0 0 0 10h8a5 5 0 0 1 0 10H462v36H330z';
const HOUSE = 'M3 206V44H8V47Q38 36 68 47V44H91V206zM8 47V206M68 47V206M68 44V14h-1.5v-4h23v4H88V44';
const SAILS_PIER_SHEET =
  'M450 264V200h-2v-5h28v5h-2v64z' +
  'M408 136V98q16 15 18 38zM405 136V106q-9 14-11 30zM88 281q78 3 155 0t157 0q-2 25 2 48-80 2-158 0t-158 0q5-24 2-48z';
const PANES =
  'M12 139V88l9-1V140zM29 141V86H47V141zM55 140V87l9 1v51zM12 206V171l9 1.5V206zM29 206V173H47V206zM55 206v-33l9-1.5V206z';
const FLINTS = 'M9 218H446M14 229H446M8 240H446M12 251H446';
const ROOF = 'M3 44L12 26H68V47Q38 36 8 47V44z';
const POTS = 'M71 10l1-9h5l1 9zM79 10l1-9h5l1 9z';
const HULL_COPPER = 'M392 140h37l-6 7H398zM66 79H398v5H66zM163 299.5a4.5 4.5 0 1 1 0 .1z';
const BALCONY = 'M5 144Q33 151 61 146';
const CANOPY = 'M13 66Q38 60 63 66Q64.5 74 71 80V83Q38 75 5 83V80Q11.5 74 13 66z';

const RAILS = 'M5 138Q33 145 61 140M5 150Q33 157 61 152';
const GLAZING_BARS =
  'M8 54Q38 43 68 54M38 86V141M38 173V204M29 104H47M29 122H47M29 190H47M22 64q-1 8-6 12M38 63v12M54 64q1 8 6 12';

const BODY = 'M62 240V112q0-16 16-16H306q14 0 24 16l30 48 46 11q20 5 20 33v36z';
const GREEN_THINGS =
  'M150 291q0-4 4-4h18v8h-11v9h11v8h-18q-4 0-4-4zM245 299h45v12h-45z' +
  'M428 216h19q-2 5-5 2-2 4-5 0-2 4-5 0-2 3-4-2zM364 323v-27q0-8 10-8t10 8v27z';
const RACK_AND_NUT = 'M74 84h226v5H74zM92 89h4v7h-4zM280 89h4v7h-4zM89 152l16-28h32l16 28-16 28h-32z';

const coil = (x: number) =>
  `M${x} 126a12 12 0 1 1 21.8 7h5v5h-14.8a12 12 0 0 1-12-12zm7 0a5 5 0 0 0 10 0 5 5 0 0 0-10 0z`;
const VALVE = 'h9v3h-9zm3 3h3v4h3v-1h3v8h-3v-1h-9v1h-3v-8h3v1h3z';
const BOOT = 'h11v13q8 2 9 8v3h-20z';

const BRASS_THINGS =
  `${coil(211)}M185 145${VALVE}M203 145${VALVE}M221 145${VALVE}M182 204${BOOT}M207 204${BOOT}` +
  'M158 312h6v4h-6zM152 316h18v7h-18zM199 323v-13q0-5 5-5h18q5 0 5 5v13zM209 305v-6h8v6zM205 291h21l5-2v12l-5-2h-21z' +
  'M309 291q0-3 3-3h16q3 0 3 3v28q0 3-3 3h-16q-3 0-3-3zM356 303h8v9h-8zM384 303h8v9h-8zM449 164l-9 6 10-1z';
const STUCCO_THINGS =
  `${sittingDog.coat}${coil(242)}M232 208h34a4 4 0 0 1 0 8h-34zm0 8h34a4 4 0 0 1 0 8h-34zm0 8h34a4 4 0 0 1 0 8h-34z` +
  'M80 60H324v4H80zM80 74H324v4H80zM101 152a20 20 0 0 1 40 0 20 20 0 0 1-40 0zM430 221h15v5h-15zM430 211h15v5h-15z' +
  'M476 181l-9 7q-8 4-14 0-5-5-4-13-2-3-1-8 1-8 7-7 6 1 5 8 1 4 5 6 5 1 11 7z';
const COLD_THINGS =
  `${sittingDog.collar}${coil(181)}` +
  'M101 154q5-6 10 0t10 0 10 0 10 0a20 20 0 0 1-40 0zM412 299h38v24q0 3-3 3h-32q-3 0-3-3z';
const SLATE_THINGS =
  'M400 226h46v10h-46zM54 230h20v8H54zM244 166v-6q0-8 11-8t11 8v6z' +
  'M104 323V304q-9-5-6-17l6 2v8h9v-8l6-2q3 12-6 17v19q-4.5 4-9 0z' +
  'M457 177q10-2 17 4-11 5-17 2z';
const DARK_THINGS =
  `${sittingDog.patches}` +
  'M410 299q2-13 21-13t21 13zM456 328l3-6h14l3 6zM182 228h21v4h-21zM207 228h21v4h-21z' +
  'M414 326h8a4 4 0 0 1-8 0zM440 326h8a4 4 0 0 1-8 0z' +
  'M199 316h-4q-5 0-5-5v-14h5v11q0 2 4 2zM370 312q4-4 8 0v5h-8zM351 145h7v14h-7z';
const GLASS_THINGS = 'M292 114v48H350l-24-38q-6-10-15-10zM181 170H271V192H181zM260 301.5h15v7h-15zM370 301h8v16h-8z';
const LINES =
  `${RAILS}M327 162l12-14M288 174h12M164 176v12M178 138H274M178 166H274M178 196H274` +
  'M244 161l-7-7M247 155q-1-11 8-11t8 11' +
  'M457 190v5M462 190v5M453 166h0M58 271h0M331 314q9 0 8-9t4-14M269 133h4v5';
const DETAIL =
  `${GLAZING_BARS}M378 154q5-4 10 0t10 0M424 160q5-4 10 0t10 0` +
  'M350 52q4-5 7 0 3-5 7 0M368 40q4-5 7 0 3-5 7 0' +
  'M282 102V234M360 166v36M66 202H176M276 202H420M83 240a33 33 0 0 1 66 0m182 0a33 33 0 0 1 66 0' +
  'M181 181H271M199 170v22M217 170v22M235 170v22M253 170v22M189.5 138v7m18 0v-7m18 0v7' +
  'M320 306a5 5 0 1 0 .1 0M320 311l3-3M265 301.5v7M270 301.5v7M252 299v12M283 299v12M364 297h20' +
  'M104 307h9M213 295h0m6 0h0m6 0h0M167.5 297.5a2 2 0 1 0 .1 0' +
  'M193 118a8 8 0 1 0 .1 0m30 0a8 8 0 1 0 .1 0m31 0a8 8 0 1 0 .1 0' +
  'M50 308v18M34 307q10 5 6 19M412 305h38M393 79v5M186 208h7M211 208h7';
