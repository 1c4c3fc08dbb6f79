import { inkLine } from '../ink-line.ts';
import { chips, flints } from '../street/flints.ts';
import { Tube } from '../Tube.tsx';

/** A bungalow that grew upwards and backwards: lagged runs through its loft, a tank too low, plastic pipe past the old wall. */
export const CutBungalow = () => (
  <svg viewBox="0 0 320 240" aria-hidden="true" {...inkLine}>
    <path fill="var(--earth)" d="M4 200H316V210H4z" />
    <path fill="var(--chalk)" d={CHALK} />
    <path fill="var(--slate)" strokeWidth={0.9} d={FLINTS} />
    <path fill="var(--glow)" d="M4 135L66 70H114V135zM86 44l1-9h5l1 9M96 44l1-9h5l1 9" />
    <path strokeWidth={0.7} strokeDasharray="9 4 5 16 3 6 12 11 2 21" d={TILES} />
    <path fill="var(--earth)" d="M84 102V49h-3v-5h26v5h-3v53z" />
    <path
      fill="var(--stucco)"
      d="M11 138H114V200H11zM2 134H114v4H2zM22 140L60 88 98 140zM27 200V140H94V200zM103 138h4v62h-4z"
    />
    <path fill="var(--earth)" d="M11 171H27V200H11zM94 171h9v29h-9zM27 200V169Q60 176 94 169V200z" />
    <path fill="var(--sludge)" strokeWidth={0.7} d={TIMBERS} />
    <path strokeDasharray="0 4.3" d="M30 177Q60 184 91 177M32 182Q60 189 89 182M14 176H25M15 181H25M14 186H25" />
    <path fill="var(--green)" d={GREEN} />
    <path fill="var(--pane)" d="M32 145Q60 149 88 145V169Q60 175 32 169z" />
    <path fill="var(--stucco)" d="M26 168Q60 176 95 168v3Q60 179 26 171z" />
    <path fill="var(--glass)" stroke="none" d="M114 70H178L238 135V138H114zM84 200h18v25h-18z" />
    <path fill="var(--stucco)" stroke="none" d={WARM} />
    <path fill="var(--brass)" fillOpacity={0.18} stroke="none" d={WARM} />
    <path fill="var(--hot)" fillOpacity={0.14} stroke="none" d={WARM} />
    <path fill="var(--pane)" d="M184 82h20v14h-20zM182 149h24v20h-24zM244 166h22v14h-22z" />
    <path fill="var(--slate)" d="M84 200v25h18v-25h3v28H81v-28zM104 199l7-14 3 1-7 14z" />
    <g strokeLinecap="butt">
      <Tube fill="var(--cold)" width={4.2} walls={2} d={COLD} />
      <Tube fill="var(--hot)" width={4.2} walls={2} d={HOT} />
      <path strokeWidth={8.4} d="M116.5 121H214M116.5 131H214" />
      <path stroke="var(--slate)" strokeWidth={6} d="M116.5 121H213M116.5 131H213" />
      <path strokeWidth={6} strokeDasharray=".7 10.3" d="M115 121H213M120 131H213" />
      <path stroke="var(--cold)" strokeWidth={1.8} d="M116.5 121H214" />
      <path stroke="var(--hot)" strokeWidth={1.8} d="M116.5 131H215" />
      <path strokeWidth={5.4} d="M231 163H287V170M231 157H293V170" />
      <path stroke="var(--paper)" strokeWidth={3.8} d="M231 163H287V170M231 157H293V170" />
      <path stroke="var(--cold)" strokeWidth={1.6} d="M231 163H287V170" />
      <path stroke="var(--hot)" strokeWidth={1.6} d="M231 157H293V170" />
      <g stroke="var(--cut)" strokeLinejoin="miter">
        <path strokeWidth={2.6} d="M170 70V115M176 138V147" />
        <path strokeWidth={4} d="M112 138H240M169 114H218M112 198H302M233 150H307" />
        <path strokeWidth={5} d="M114 70V206M231 138V206M300 150V206M112 70H178L184 76H224M218 76V114L240 137" />
      </g>
    </g>
    <path fill="var(--stucco)" d={WHITE} />
    <path fill="var(--cold)" d="M127 118H150V133H127z" />
    <path fill="var(--green)" d="M242 190h28v6h-28z" />
    <path fill="var(--hot)" d="M184 99h20v11h-20zM184 176h20v15h-20z" />
    <Tube fill="var(--brass)" width={3.4} walls={1.8} d="M258 183v-4q0-2-3-2t-3 2" />
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--paper)" d="M283 168h14v20h-14zM297 170h11v4h-11z" />
    <path fill="var(--paper)" strokeWidth={0.9} d={PAPER} />
    <path fill="var(--hot)" stroke="none" d="M290 172q1 4 3 6 1 6-3 6-5 0-4-6l2 1q2-2 2-7z" />

    <path fill="var(--glow)" d="M70 181q1-8 5-12 3 5 4 12z" />
    <path strokeWidth={0.9} d={FINE_LINES} />
  </svg>
);

const CHALK = `M4 209q26 2 52 0${'t52 0'.repeat(5)}v26q-13 3-26 0${'t-26 0'.repeat(11)}z`;
const FLINTS = `M14 225${chips}M126 224${chips}M176 225${chips}M222 224${chips}M276 217${flints}M302 216${chips}`;
const TILES = 'M58 79H112M50 88H112M41 97H112M32 106H112M24 115H112M15 124H112';
const TIMBERS = 'M58.7 140V91h2.6v49zM46 140V109h2.6v31zM71.5 140V109h2.6v31zM33 140V126h2.6v14zM84.5 140v-14h2.6v14z';
const GREEN = 'M14 141L58.5 82.7V74h3v8.7L106 141h-8L60 91 22 141zM70 200v-7q0-4 5-4t5 4v7z';
const WARM = 'M116 138H231V150H300V198H116zM170 115V73H180L184 77H217V115z';
const COLD =
  'M4 217H255q3 0 3-3V184M120.5 216V111h8M208 121V107.5h-5M208 121V186.5h-5M231 163H217V121H212M172 122V188H163' +
  'M129 134V190H154M129 172h8';
const HOT = 'M231 157H222V131H214M180 131V107.5h5M180 131V186.5h5M168 131V176H163M159 164V103H147v6M159 158H148V172h-6';
const WHITE = 'M127 112H150V133H127zM123 192H144v5H123zM240 184h32v6h-32z';
const BRASS =
  'M130 113l14 4M146 116a3 3 0 1 0 .1 0zM153 195V170q0-6 6-6t6 6v25zM135 169h8v5h-8zM87 212l12 10v-10l-12 10z' +
  'M93 217v-11M89 206h8' +
  'M234 154h5v6h-5zM234 160h5v6h-5zM125 108h27v4h-27z';
const PAPER =
  'M178 101h4v5h-4zM206 102h4v4h-4zM178 181h4v4h-4zM206 182h4v4h-4zM71 181h7q0 10-3.5 11t-3.5-11z' +
  'M252 138q6-7 12-6 1-5 5-4 4 0 5 3l4 1-4 1q-1 6-8 7l-8 1z';
const FINE_LINES =
  'M99 35V11M86 16H113M89 12v8M95 13v6M104 13v6M109 12v8M32 153Q60 157 88 153M40 146v24M50 147v25M60 147v25' +
  'M70 147v25M80 146v24' +
  'M194 82v14M194 149v20M182 159h24M88 56h5M94 63h6M87 76h6M96 82h5M90 92h6M255 166v14M139 169V147q0-2 3-2h3v3' +
  'M142 149h6M143 152v4M147 153v5M145 158v5M153 176h12M153 186h12' +
  'M189 101v7M194 101v7M199 101v7M189 178v11M194 178v11M199 178v11M264 141v7M267 141v7M79 191L89.5 181V205';
