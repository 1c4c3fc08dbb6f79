import type { StreetItem } from './street-item.ts';

/** A basin between two quays: a fishing boat home with its nets, two yachts, a crane, lobster pots and a gull. */
export const Harbour: StreetItem = {
  width: 420,
  Drawing: () => (
    <>
      <path d="M22 186L30 156 46 186" />
      <path fill="var(--brass)" d="M46 216L148 42h8L62 222z" />
      <path fill="var(--green)" d={CRANE} />
      <path fill="var(--pane)" d="M60 204l8 8v10H54V204z" />
      <path fill="var(--slate)" d="M64 304H388v28H64zM10 230H70v6H10z" />
      <path fill="var(--cold)" d="M64 350V328H388V350z" />
      <path fill="var(--earth)" d="M0 350V304H64V350zM388 350V304h32V350zM136 198h32v8H136zM138 190h28v8H138z" />
      <path fill="var(--stucco)" d="M0 304v-6H420v6z" />
      <path fill="var(--channel)" d={BOLLARDS} />
      <path strokeWidth={0.7} d={LINES} />
      <path d={SPARS} />
      <path fill="var(--stucco)" d="M336 322q26 2 44-4V336H338zM294 330V318h28l8 8" />
      <path fill="var(--stucco)" d="M266 324q50 3 92-8-6 18-18 25H280q-10-5-14-17z" />
      <path fill="var(--glow)" d="M308 305l-36 3q-3 3 1 5h35zM310 132l-12 3 12 3z" />
      <path fill="var(--glass)" d={NET} />
      <path strokeWidth={0.5} d={MESH} />
      <path fill="var(--stucco)" d={WHEELHOUSE} />
      <path fill="var(--pane)" d="M190 272h10v13h-10zM204 272h8v13h-8zM216 272h3l3 13h-6z" />
      <path fill="var(--channel)" d={HULL} />
      <path fill="var(--stucco)" d={BULWARK} />
      <path stroke="var(--glow)" strokeWidth={6} d="M132 325h0m28 1h0m56-2h0" />
      <path fill="var(--brass)" d={POTS} />
      <path fill="var(--sludge)" d="M374 350V284h8V350z" />
      <path fill="var(--stucco)" d={GULL} />
      <path strokeWidth={0.7} d={DETAIL} />
    </>
  ),
};

const CRANE = 'M14 230V192L24 186H60V204l10 10v16zM8 298L16 236H62L70 298h-8L54 246H24L16 298z';
const BOLLARDS = 'M96 298v-6q-3-5 3-5t3 5v6zM284 298v-6q-3-5 3-5t3 5v6z';
const LINES =
  'M30 156L148 42M30 162L128 76M152 46V174L140 190M152 174l12 16' +
  'M62 201l13-4-7-18 21-8-7-17 20-8-5-17 19-9-4-16 17-9-3-16 17-10' +
  'M20 194v28m6 0v-28m6 0v28m6 0v-28m6 0v28M24 258H54M21 284L54 246M57 284L24 246' +
  'M0 318H64M0 334H64M20 304v14m24 0v16m-28 0v16M388 318h32m0 16h-32M406 318v16M64 316H388' +
  'M266 324L310 132l48 184M306 320l-3-116 7-72 7 72-3 116M303 204h14' +
  'M380 318L350 152l-16 170m12-2l-2-100 6-68 6 68-2 100m-10-100h12M102 308q-4-8-2-16m170 2q6 5 15-3';
const SPARS =
  'M310 132V324M350 152V322M176 316V222M176 234q-26 16-62 20M194 261V246m-7 0h14M212 261V238' +
  'M76 328V290q0-5 5-4m7 42V290q0-5 5-4M76 300h12m0 8h-12m0 8h12m0 8h-12';
const NET = 'M114 254Q150 250 176 234L173 274Q168 288 160 282 152 294 143 286 134 300 126 290 118 296 113 284z';
const MESH =
  'M159 243l15 15m-24-12l23 23m-32-20l30 30m-40-28l33 33m-43-31l34 34m-41-29l28 28m-29-16l24 23m-24-12l10 9M113 270l20-19' +
  'm-20 32l37-37m-33 45l54-54m-43 55l47-47m-30 42l29-29m-13 23l12-12';
const WHEELHOUSE = 'M184 318V267h-4v-6H220l4 6h-3l6 26V318zM108 314V248h6v66z';
const HULL = 'M103 316Q180 328 236 318 256 314 268 304 262 324 246 340H111z';
const BULWARK = 'M100 308Q180 320 236 310 258 305 272 292L268 304Q256 314 236 318 180 328 103 316z';
const POTS = 'M390 298v-7q0-7 8-7t8 7v7zm16 0v-7q0-7 7-7t7 7v7zm-8-14v-7q0-7 8-7t8 7v7z';
const GULL = 'M364 277q5-7 10-6 1-4 4-4t4 3l4 1-4 1q-1 6-8 7l-6 1zM375 279v5m3-5v5';
const DETAIL =
  'M70 342q5-3 10 0t10 0m8 6q5-3 10 0t10 0 10 0M262 346q5-3 10 0t10 0 10 0M346 345q5-3 10 0t10 0M200 347q5-3 10 0t10 0' +
  'M368 275q4 3 9 1m18 8v14m6 0v-14m9 0v14m5 0v-14m-12 0v-14m6 0v14m-19 8h30M398 278h16M302 321h5m7 0h5';
