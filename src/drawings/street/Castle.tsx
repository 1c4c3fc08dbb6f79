import { chips, flints } from './flints.ts';
import type { StreetItem } from './street-item.ts';

/** Lewes Castle: what stands of the shell keep on its mound, the chequers of the Warennes, and the Russian gun. */
export const Castle: StreetItem = {
  width: 300,
  Drawing: () => (
    <>
      <path fill="var(--slate)" d={CURTAIN} />
      <path fill="var(--slate)" d={TOWERS} />
      <path fill="var(--stucco)" strokeWidth={0.7} d={FLINTS} />
      <path strokeWidth={0.9} d="M97 80V240M131 80V240M205 106V240M233 106V240" />
      <path fill="var(--stucco)" d={DRESSINGS} />
      <path fill="var(--pane)" d={WINDOWS} />
      <path fill="var(--sludge)" d="M163 240v-23q0-9 7-12 7 3 7 12v23z" />
      <path fill="var(--green)" d={MOUND} />
      <path fill="var(--stucco)" d={STEPS} />
      <path strokeWidth={0.9} d={RAILS} />
      <path fill="var(--brass)" d="M114 80V19M114 22h30v20h-30z" />
      <path stroke="var(--cold)" strokeWidth={5} strokeLinecap="butt" strokeDasharray="5" d={CHEQUERS} />
      <path d="M114 22h30v20h-30z" />
      <path fill="var(--green)" d={BUSHES} />
      <path
        strokeWidth={0.9}
        d="M22 334q3-4 7-2M36 340q3-4 7-2M64 342q3-3 6-1M92 300l2-5 2 4 3-5M196 276l2-5 2 4 3-5M80 262l2-5 2 4"
      />
      <path fill="var(--brass)" d="M235 345l4-12 8-1h15l6 13z" />
      <path fill="var(--channel)" d={GUN} />
      <path stroke="var(--brass)" strokeWidth={2.5} d="M243 345h0M260 345h0M230 319.5l-2 5M244 322.5l-2 6.5" />
    </>
  ),
};

const CURTAIN =
  'M60 249V214l5-4 2-9 6 2 2-8h4V249zM240 249V182h7l3 10 4 1 2 13 3 4V249z' +
  'M146 242V164h7v6h5v-6h9v6h6v-6h9v6h5v-6h9V242z';

const TOWERS =
  'M72 244L77 224V80h9v7h5v-7h10v7h7v-7h12v7h7v-7h10v7h5v-7h9V224L156 244z' +
  'M183 244L188 226V106h7v6h4v-6h8v6h6v-6h12v6h6v-6h8v6h4v-6h7V226L255 244z';

const FLINTS =
  'M82 114*M101 158*M82 192*M117 200*M134 168*M190 142*M235 172*M208 208*'.replaceAll('*', flints) +
  'M136 112*M121 160*M136 204*M193 198*M222 176*M238 138*M160 182*M63 220*'.replaceAll('*', chips);

const DRESSINGS =
  'M75 98h78v5H75zM75 220h78v5H75zM186 122h66v5H186zM186 222h66v5H186z' +
  'M105 148v-22q0-9 9-13 9 4 9 13v22zM212 168v-18q0-8 7-11 7 3 7 11v18zM158 242v-25q0-13 12-18 12 5 12 18v25z';

const WINDOWS =
  'M109 144v-17q0-6 5-9 5 3 5 9v17zM215.5 165v-14q0-5 3.5-8 3.5 3 3.5 8v14z' +
  'M112.5 170h3v26h-3zM86 128h3v22h-3zM139 128h3v22h-3zM217.5 184h3v24h-3z';

const MOUND =
  'M0 350C24 346 30 318 36 296L46 262Q52 240 76 238L164 235.4H242Q262 238 267 262L274 296C279 320 284 346 300 350z';
const STEPS = `M222 350${'v-5.6h-6.6'.repeat(11)}h-25.4v9h12l62 52.6zM128 288.4h6${'v-5.3h3.8'.repeat(10)}h8v8h-6l-36 45z`;
const RAILS = `M218.6 335${'v9.4v-9.4l-13.2-11.2'.repeat(5)}v9.4M136 273.7${'v9.4v-9.4l7.6-10.6'.repeat(3)}v9.4`;
const CHEQUERS = 'M114 24.5h30M119 29.5h25M114 34.5h30M119 39.5h25';
const BUSHES =
  'M10 350q-5-7 2-11 0-8 8-8 2-8 11-6 8-4 12 4 8 0 7 8 6 6 0 13zM58 350q-3-6 3-8 1-6 8-4 6-4 9 2 7 2 4 10z';
const GUN =
  'M218 322l2-5 46 10q5 2 4 6t-6 4l-18-3zM238 345a5 5 0 0 1 10 0 5 5 0 0 1-10 0zM255 345a5 5 0 0 1 10 0 5 5 0 0 1-10 0z';
