import type { StreetItem } from './street-item.ts';

/** A white Modernist house of the 1930s, as in Saltdean, with its sun terrace on the roof of the garage. */
export const DecoHouse: StreetItem = {
  width: 230,
  turns: true,
  gap: 26,
  Drawing: () => (
    <>
      <path fill="var(--brass)" d={PENNANT + PARASOL} />
      <path fill="var(--stucco)" d="M36 288V236H82V288zM120 350V222H188Q214 222 228 229V350z" />
      <path fill="var(--pane)" d={PANES} />
      <path strokeWidth={0.7} d={THIN_LINES} />
      <path fill="var(--stucco)" d={HOODS} />
      <path fill="var(--green)" d="M34 229H80V236H34zM122 214H188Q215 214 230 222V229Q215 221 188 221H122z" />
      <path
        strokeWidth={7}
        strokeDasharray=".7 4.3"
        strokeLinecap="butt"
        d="M39 232.5H80M126 217.5H188Q215 217.5 229 225"
      />
      <path strokeWidth={3} d={RAILS} />
      <path stroke="var(--stucco)" strokeWidth={1} d={RAILS} />
      <path fill="var(--stucco)" d="M2 350V291H80V350zM0 286H80v5H0zM80 350V171Q101 163 122 171V350z" />
      <path fill="var(--green)" d="M16 350V302H66V350zM139 339l-10-11 7 4-4-12 6 8 1-12 1 12 6-8-4 12 7-4z" />
      <path fill="var(--earth)" d="M134 350l-2-12h14l-2 12z" />
      <path fill="var(--pane)" d="M20 325a21 18 0 0 1 42 0zM93 183q8-2 16 0V274q-8 1-16 0z" />
      <path strokeWidth={0.7} d={SUNRISE + STAIR_BARS} />
      <path fill="var(--stucco)" d="M77 168Q101 158 125 168V173Q101 163 77 173z" />
      <path fill="var(--brass)" d="M91 292h20v54H91z" />
      <path fill="var(--pane)" d="M101 302a5 5 0 0 1 0 10 5 5 0 0 1 0-10z" />
      <path fill="var(--stucco)" d="M86 350v-4h46v4zM125 346V292h3V346zM80 283H132a5 5 0 0 1 0 10H80z" />
      <path strokeWidth={0.7} d="M80 286.3H136M80 289.7H136M94 318v10" />
    </>
  ),
};

const PENNANT = 'M101 163V137q6 3 13 0-3 5 0 9-7 3-13 0';
const PARASOL = 'M1 248q3-14 16-15 13 1 16 15-4-3-8 0-4-3-8 0-4-3-8 0-4-3-8 0z';
const HOODS = 'M147 229H188Q214 229 230 236v4Q214 233 188 233H147zM147 293H188Q214 293 230 291v4Q214 297 188 297H147z';

const PANES =
  'M48 288V246H74V288zM150 233H188Q214 233 228 239V270H150zM150 297H188Q214 297 228 295V328Q212 331 188 331H150z' +
  'M136 243a8 8 0 0 1 0 16 8 8 0 0 1 0-16z';

/** Ribs of the parasol, steel glazing bars, the rim of the porthole and bands on the wall. */
const THIN_LINES =
  'M9 248q2-10 8-15V286M17 233q6 5 8 15M61 246V286M48 256H74M48 271H74M169 233V270M188 233V270M206 235V270M219 237V270' +
  'M150 242.5H188Q212 242.5 228 247M150 252H188Q212 252 228 254.5M150 261H188Q212 261 228 262' +
  'M169 297V331M188 297V331M206 297V330M219 296V329' +
  'M150 306H188Q212 306 228 304M150 314.5H188Q212 314.5 228 312M150 323H188Q212 323 228 320' +
  'M128 251h16M136 240a11 11 0 0 1 0 22 11 11 0 0 1 0-22M122 280H188Q214 280 228 279M122 284H188Q214 284 228 283M122 343H228';

const RAILS = 'M4 286V270q0-6 6-6H80M4 272H80M4 279H80M30 264V286M56 264V286';
const SUNRISE =
  'M41 302V350M21.6 318L41 325 60.4 318M26 312.5L41 325 56 312.5M33 308.5L41 325 49 308.5M28 325V350M54 325V350';
const STAIR_BARS =
  'M93 192q8-2 16 0M93 201q8-2 16 0M93 210q8-1 16 0M93 219q8-1 16 0M93 228h16M93 237h16M93 246h16M93 255h16M93 264q8 1 16 0';
