import type { StreetItem } from './street-item.ts';

/** A timber-framed house of a market town, jettied and a little out of true, with a jackdaw on its chimney. */
export const TimberFrame: StreetItem = {
  width: 190,
  turns: true,
  Drawing: () => (
    <>
      <path fill="var(--stucco)" d="M9 338V282H181V338z" />
      <path stroke="var(--sludge)" strokeWidth={4} strokeLinecap="butt" d={LOWER_FRAME} />
      <path fill="var(--sludge)" d={`M10 283${'v6h4v-6h10'.repeat(12)}v6h4v-6M85 350V291h27V350`} />
      <path fill="var(--glow)" d="M85 350H7V338H85zM112 350V338H183V350z" />
      <path strokeWidth={0.7} d="M7 344H85M112 344H183" />
      <path strokeWidth={11} strokeDasharray=".7 9" strokeLinecap="butt" d="M15 344H84M119 344H183" />
      <path fill="var(--green)" d="M89 350V301q5-4 9.5-5 4.5 1 9.5 5V350z" />
      <path strokeWidth={0.7} d="M94 299V350M98.5 296V350M103 299V350M89 309h11M89 338h11" />
      <path stroke="var(--brass)" strokeWidth={2} d="M105.5 325h0" />
      <path fill="var(--pane)" d="M26 300h36v27h-36zM128 300h36v27h-36z" />
      <path d={`M35 300${MULLIONS}M137 300${MULLIONS}`} />
      <path strokeWidth={0.7} d={`M26 300${LEADS}M128 300${LEADS}`} />
      <g transform="rotate(-.8 95 284)">
        <path fill="var(--earth)" d="M101 91l1-12h6l1 12M111 91l1-10h5l1 10M120 91l1-12h6l1 12" />
        <path fill="var(--glow)" d="M98 156V104h-3v-9h3v-4h32v4h3v9h-3V156z" />
        <path strokeWidth={0.7} d={BRICKWORK} />
        <path fill="var(--channel)" strokeWidth={0.7} d={JACKDAW} />
        <path fill="var(--stucco)" d="M44 146L85 222H184V280H5V222z" />
        <path stroke="var(--sludge)" strokeWidth={4} strokeLinecap="butt" d={UPPER_FRAME} />
        <path fill="var(--slate)" d="M46 149Q110 154 173 149V168L189 226Q140 229 86 226z" />
        <path strokeWidth={0.7} d={SLABS} />
        <path fill="var(--stucco)" d="M122 209V188l15-16 15 16v21z" />
        <path fill="var(--sludge)" d={BARGEBOARDS} />
        <path fill="var(--pane)" d="M26 236h36v27h-36zM118 236h36v27h-36zM35 197h18v18h-18zM128 188h18v18h-18z" />
        <path d={`M35 236${MULLIONS}M127 236${MULLIONS}M44 197v18M137 188v18`} />
        <path strokeWidth={0.7} d={`M26 236${LEADS}M118 236${LEADS}M35 197${ATTIC_LEADS}M128 188${ATTIC_LEADS}`} />
      </g>
    </>
  ),
};

const MULLIONS = 'v27m9 0v-27m9 0v27';
const LEADS = 'l27 27 9-9-18-18-18 18 9 9 27-27m-36 27l27-27 9 9-18 18-18-18 9-9 27 27';
const ATTIC_LEADS = 'l18 18m-18 0l18-18m-9 0l-9 9 9 9 9-9z';
const LOWER_FRAME =
  'M11.5 284v54m5.5 0v-54m7 0v54m40 0v-54m8 0v54m7 0v-54m39 0v54m8 0v-54m40 0v54m7 0v-54m5.5 0v54M24 298h40m0 31h-40' +
  'M126 298h40m0 31h-40M35 330v8m9 0v-8m9 0v8M137 330v8m9 0v-8m9 0v8';
const UPPER_FRAME =
  'M7.5 222v58m16.5 0v-58m40 0v58m19 0v-58m18 0v58m15 0v-58m40 0v58m13 0v-58m12.5 0v58M5 222H85M24 265h40m52 0h40' +
  'M35 265v14m9 0v-14m9 0v14M127 265v14m9 0v-14m9 0v14M7.6 246q3 22 19 33M83 246q-3 22-19 33M88 280q4-34 28-46' +
  'M181.4 244q-4 24-22 35M20 195H68M44 150v45M33 195v27m22 0v-27M22 222q-1-12 6-27M66 222q1-12-6-27';
const BARGEBOARDS =
  'M2 278H187V285H2zM1 228L44 142 87 228H81L44 153 7 228zM172 148h2.6V170h-2.6zM117 191l20-22 20 22h-4l-16-17-16 17z';
const SLABS =
  'M48 157Q110 161 171 157M52 165Q110 169 171 165M57 174Q110 178 175 174M62 185Q120 189 178 185M68 197Q120 201 181 197' +
  'M75 211Q130 215 185 211M74 158.5v8M99 159v8M139 158.5v8M160 157.5v8M86 166.5v9M112 167v9M150 166v9.5M78 175.5V186' +
  'M100 176v11M160 175v11M93 186.5v12M111 187v12M168 185.5V198M84 198v13.5M105 199v13.5M164 198v14M97 212.5v14M121 213v14.5' +
  'M147 213v14.5M170 212v15';
const BRICKWORK =
  'M98 95h32M95 99.5h38M98 104h32M108 104v42M120 104v42M98 112h5M125 120h5M112 116h4M101 131h4M123 138h4M110 129h5';
const JACKDAW = 'M97 70l4-2q2-3 5-1 2 3 6 6l5 6-6-2q-6 2-9-2-2-2-2-5zM105 77v2M108 77v2';
