import { inkLine } from './ink-line.ts';

/** Brighton seafront from the sea: the burnt West Pier, beach huts, the bandstand and the lamps along the railings. */
export const Seafront = () => (
  <svg viewBox="0 -4 1800 312" aria-hidden="true" {...inkLine} strokeWidth={1.2}>
    <Promenade />
    <Bandstand />
    <path fill="var(--earth)" d={BEACH} />
    <path fill="url(#sea-shingle)" stroke="none" d={BEACH} />
    <path strokeWidth={0.7} d={SHINGLE_BANKS} />
    <WestPier />
    <BeachHuts />
    <OnTheBeach />
  </svg>
);

/** The sea wall with its arches, and above it railings, lamps and strings of bulbs. */
const Promenade = () => (
  <>
    <defs>
      <pattern id="sea-railing" width={24} height={20} y={152} patternUnits="userSpaceOnUse">
        <path strokeWidth={0.7} d="M4 7l20 10M4 17L24 7M0 7h24M0 17h24" />
        <path fill="var(--green)" strokeWidth={0.9} d="M1 20V2h3v18M11 12a3 3 0 0 1 6 0 3 3 0 0 1-6 0z" />
      </pattern>
      <pattern id="sea-arch" width={46} height={40} y={172} patternUnits="userSpaceOnUse">
        <path fill="var(--pane)" d="M6 41V24a14 14 0 0 1 28 0v17" />
        <path fill="var(--green)" strokeWidth={0.9} d="M14 41V24h12v17M6 24H34M20 10V41M10 14l5 10M30 14l-5 10" />
      </pattern>
      <pattern id="sea-shingle" width={118} height={33} patternUnits="userSpaceOnUse">
        <path stroke="var(--slate)" strokeWidth={2.6} d="M9 7h1M40 24h0M63 5h1M92 17h1" />
        <path stroke="var(--stucco)" strokeWidth={2.6} d="M24 14h1M52 30h0M78 27h1M104 9h0" />
        <path strokeWidth={0.7} d="M14 25q2-3 5 0M33 8q2-2 4 0M60 17q3-3 5 0M84 7q2-2 4 0M98 26q2-3 5 0" />
      </pattern>
      <g id="sea-lamp">
        <path strokeWidth={0.9} d="M0 76q-10 2-14-8M0 76q10 2 14-8" />
        <path fill="var(--green)" d="M-1.5 172V66h3V172M-4 172v-18l2-4h4l2 4v18M-3 112h6v4h-6zM0 66l-3-4 3-10 3 10z" />
        <path fill="var(--pane)" d="M-21 60l7-6 7 6h-14l3 10h8l3-10M7 60l7-6 7 6H7l3 10h8l3-10" />
      </g>
    </defs>
    <g strokeWidth={0.9}>
      <path id="sea-string" d={STRINGS} />
    </g>
    <g strokeDasharray="0 13">
      <use href="#sea-string" strokeWidth={6.2} />
      <use href="#sea-string" strokeWidth={3.8} stroke="var(--pane)" />
    </g>
    <path fill="url(#sea-railing)" stroke="none" d="M528 152H1804V172H528z" />
    <path fill="var(--green)" d="M526 152H1804v3H526z" />
    <path fill="var(--stucco)" d="M528 216V172H1804V216z" />
    <path fill="url(#sea-arch)" stroke="none" d="M552 172H1794V212H552z" />
    <path fill="var(--stucco)" d="M524 171H1804v5H524z" />
    {[550, 710, 870, 1030, 1190, 1350, 1510, 1670].map((x) => (
      <use key={x} href="#sea-lamp" x={x} />
    ))}
  </>
);

const Bandstand = () => (
  <>
    <path strokeWidth={0.7} d="M914 112V168M986 112V168" />
    <path fill="var(--stucco)" d="M886 216V174H1014V216zM880 168H1020v6H880zM882 104H1018l-4 8H886zM942 58V44h16V58z" />
    <path fill="var(--pane)" d={DOORWAYS} />
    <path fill="var(--green)" d={IRONWORK} />
    <path fill="var(--slate)" d={ROOFS} />
    <path strokeWidth={0.7} d="M914 104q20-20 30-46M950 104V58M986 104q-20-20-30-46M898 92q52 10 104 0" />
    <path fill="var(--brass)" d="M947 24a3 3 0 0 1 6 0 3 3 0 0 1-6 0zM950 21v-7" />
  </>
);

const WestPier = () => (
  <>
    <path fill="var(--slate)" stroke="none" d={PIER_PANES} />
    <g strokeLinecap="butt">
      <path strokeWidth={138} strokeDasharray="2.4 16.1" d="M203 240H428" />
      <path strokeWidth={38} strokeDasharray="1.2 8.05" d="M240 151H390" />
    </g>
    <path strokeWidth={1.8} d={PIER} />
    <path strokeWidth={0.7} d={PIER_BRACES} />
    <path strokeWidth={1.8} strokeDasharray="0 4 0 7 0 5" d={STARLINGS} />
    <path fill="var(--sludge)" d={CORMORANT} />
  </>
);

const BeachHuts = () => (
  <>
    <defs>
      <g id="sea-hut">
        <path d="M0 228V188l14.5-14L29 188v40z" />
        <path strokeWidth={0.7} d="M8 228V196h13v32M14.5 196v32M11 187h7M-2 228h33" />
        <path strokeWidth={2} d="M-1 189l15.5-15L30 189" />
      </g>
    </defs>
    {['green', 'stucco', 'glow', 'glass', 'brass', 'cold'].map((colour, i) => (
      <use key={colour} href="#sea-hut" x={656 + 29 * i} fill={`var(--${colour})`} />
    ))}
  </>
);

const OnTheBeach = () => (
  <>
    <g id="sea-groyne">
      <path fill="var(--slate)" d="M1042 214l192 96h-28l-164-82z" />
      <path strokeWidth={0.7} d="M1042 221l178 89" />
      <path fill="var(--sludge)" d={POSTS} />
    </g>
    <use href="#sea-groyne" x={400} />
    <g id="sea-boat">
      <path fill="var(--green)" d="M584 222v-4q26-4 50 0v4zM562 248q-2-20 18-26 30-5 58 1l14 25q-44-8-90 0z" />
      <path fill="var(--stucco)" d="M562 248v-6q42-9 88 0l2 6q-44-8-90 0z" />
      <path strokeWidth={0.7} d="M564 235q42-9 82 0M568 229q38-8 74-1" />
    </g>
    <use href="#sea-boat" x={740} y={-4} />
    <g id="sea-chair" strokeLinecap="butt">
      <path strokeWidth={2} d="M912 214l26 33M942 226l-26 21" />
      <path strokeWidth={6.4} d="M911 213q6 26 32 14" />
      <path stroke="var(--stucco)" strokeWidth={4} d="M911.5 214q6 25 31 13" />
      <path stroke="var(--green)" strokeWidth={4} strokeDasharray="3.5" d="M911.5 214q6 25 31 13" />
    </g>
    <use href="#sea-chair" x={52} />
    <path fill="var(--slate)" d="M842 248v-5h30v5zM855 243V190q0-9 9-9h8v4h-6q-7 0-7 7v51z" />
    <path fill="var(--brass)" d="M869 185h6l4 6h-14zM855 218h-8q-4 0-4 6h4l8-1zM847 218v-5M850 213h-6" />
    <path fill="var(--cold)" d="M845 229q4 5 0 7-4-2 0-7zM845 240q2 3 0 4-2-1 0-4z" />
    <path fill="var(--stucco)" d={DOG_AND_GULL} />
    <path fill="var(--sludge)" d={DARK_PATCHES} />
  </>
);

const BEACH = 'M-5 244q100-6 220-3t260-3q34-6 54-28H1805V310H-5z';
const SHINGLE_BANKS =
  'M540 226q120-5 240 0t220-2M1150 222q100-6 240 0t300-2M480 244q180-8 340-1t360 0M1220 246q200-6 420 1';
const STRINGS =
  'M550 80q80 40 160 0 80 40 160 0 80 40 160 0 80 40 160 0 80 40 160 0 80 40 160 0 80 40 160 0 80 40 160 0';
const DOORWAYS =
  'M896 216V196a12 12 0 0 1 24 0v20zM936 216V194a14 14 0 0 1 28 0v22zM980 216V196a12 12 0 0 1 24 0v20zM908 184v32M950 180' +
  'v36M992 184v36M896 196h24M936 194h28M980 196h24';
const IRONWORK = 'M890 112V168h4V126q2-12 15-12t16 12V168h4V128q2-14 21-14t21 14V168h4V126q2-12 16-12t15 12V168h4V112z';
const ROOFS = 'M886 104q6-16 28-22 24-8 28-24h16q4 16 28 24 22 6 28 22zM939 44q9-4 11-16 2 12 11 16z';
const PIER_PANES =
  'M286 132q2-50 28-70 82 2 82 70H370l-4-32H338q4 14 4 32zM232 132q1-18 6-32h26q4-11 12-20h22l-12 52zM236 132H287V170H236z' +
  'M305 132H361V170H305zM370 132H394V170H370zM198 170H432l-2 6H200z';
const PIER =
  'M198 170H432M236 132H394M236 132V170M394 132V170M232 132q0-28 15-46M290 66q10-4 24-4 82 2 82 70M258 132q2-40 22-56M314' +
  ' 62q56 4 56 70M286 132q2-50 28-70 28 20 28 70M314 62V46M198 170l-16 32M424 170l12-22M212 170V150q0-14 12-18M198 170l2 6H430l2-6';
const PIER_BRACES =
  'M242 100H388M270 80H358M204 176l37 34 37-34 37 34 37-34 37 34 37-34M204 210l37-34 37 34 37-34 37 34 37-34 37 34' +
  'M201 213H428M202 256H427M204 256l37-43 37 43 37-43 37 43 37-43 37 43';
const STARLINGS = 'M398 60q40-44 90-22 10 4 26-8M410 56q40-36 84-14M404 66q46-36 96-16 20 10 34-10';
const CORMORANT =
  'M137 308V216h6V308zM161 308V226h6v82M137 216q-4-8 0-15 2-4 1-8-3-3-7-1 2-5 8-5 5 3 4 9 0 4 2 7 2 7-1 13zM136 203l-14-5-4' +
  ' 15 6-3 2 4 5-4 4 3zM145 203l14-5 4 15-6-3-2 4-5-4-4 3z';
const POSTS =
  'M1042 206h4v30h-4zm16 8h4v30h-4zm16 8h4v30h-4zm16 8h4v30h-4zm16 8h4v30h-4zm16 8h4v30h-4zm16 8h4v30h-4zm16 8h4v30h-4z' +
  'm16 8h4v30h-4zm16 8h4v30h-4zm16 8h4v30h-4zm16 8h4v30h-4z';
const DOG_AND_GULL =
  'M1190 226l6 3-1 4-7 2q-3 5-6 5l7 8h-4l-9-7h-12l-8 8h-4l4-10q-2-5 0-8l-5-7 3-1 6 6h18l6-6 2-4 4 4zM1210 230q8-6 18-4l5' +
  '-3 5 3-5 3q-6 6-12 5l-11 2zM1218 229q-2-12-12-16 12 0 20 14';
const DARK_PATCHES = 'M1181 222l1 5 4 1 1-3zM1162 229h8q0 5-4 6t-4-6zM1190 229h1';
