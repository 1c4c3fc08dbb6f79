import type { StreetItem } from './street-item.ts';

/** Rottingdean's black smock mill on Beacon Hill, and the only two who work there now. */
export const Windmill: StreetItem = {
  width: 260,
  Drawing: () => (
    <>
      <path fill="var(--glow)" d="M92 274V246H168V274z" />
      <path strokeWidth={0.7} strokeDasharray="6 1.5" d="M93 253H167M95 259.5H167M93 266H167" />
      <path fill="var(--sludge)" d="M86 248L110 134H150L174 248z" />
      <g stroke="var(--slate)">
        <path strokeWidth={0.7} d={BOARDS} />
        <path d="M122 134L112.5 248M138 134L147.5 248" />
      </g>
      <path fill="var(--stucco)" d="M121 274v-29h18v29z" />
      <path fill="var(--green)" d="M124 274v-26h12v26z" />
      <path fill="var(--pane)" d="M125 174h10v14h-10zM124.5 211h11v16h-11z" />
      <path strokeWidth={0.7} d="M130 174v14M125 181h10M130 211v16M124.5 219h11" />
      <path fill="var(--green)" d="M0 350C26 348 44 268 130 268S234 348 260 350z" />
      <path fill="var(--chalk)" d={PATH} />
      <path fill="var(--slate)" d="M105 137q-2-30 25-39 27 9 25 39z" />
      <path strokeWidth={0.7} d="M112 132q1-20 18-31M148 132q-1-20-18-31M105 132h50" />
      <g transform="translate(130 121)rotate(41)">
        <path fill="var(--stucco)" d={SWEEPS} />
        <path strokeWidth={15} strokeDasharray=".7 6.9" strokeLinecap="butt" d={LATHS} />
        <path strokeWidth={0.7} d={LATHS} />
      </g>
      <circle cx={130} cy={121} r={5} fill="var(--brass)" />
      <path d="M55 323v7M58 323v7M66 323v7M69 323v7M195 327v7M198 327v7M206 327v7M209 327v7" />
      <path fill="var(--paper)" d={`M50 320${FLEECE}M190 324${FLEECE}`} />
      <path fill="var(--sludge)" d="M52 321q-6 1-7 7 1 3 4 2 5-3 5-8zM213 317q5 0 7 6 0 3-3 3-5-1-6-6z" />
      <path
        strokeWidth={0.9}
        d="M88 306l2-5 2 4 3-5M30 340l2-5 2 4 2-5M96 336l2-5 2 4 3-5M188 298l2-5 2 4M176 340l2-5 2 4 3-5"
      />
    </>
  ),
};

const BOARDS = [...Array(11).keys()].map((i) => `M${109 - i * 2} ${143.5 + i * 9.5}H${151 + i * 2}`).join('');
const SWEEPS =
  'M-104-1.5h208v3h-208zM-1.5-104h3v208h-3zM1.5-26h15v-76h-15zM-1.5-26h-4v-76h4M26 1.5v15h76v-15zM26-1.5v-4h76v4' +
  'M-1.5 26h-15v76h15zM1.5 26h4v76h-4M-26-1.5v-15h-76v15zM-26 1.5v4h-76v-4';
const LATHS = 'M9-26v-76M26 9h76M-9 26v76M-26-9h-76';
const FLEECE = 'q-5-5 0-8 1-5 6-3 4-4 8 0 5-2 7 3 5 4 1 8 0 5-5 5-3 3-7 1-6 2-8-1-4-1-2-5z';
const PATH = 'M123 268C128 292 160 300 152 318S112 334 112 350H134C134 340 172 338 172 320S142 290 137 268z';
