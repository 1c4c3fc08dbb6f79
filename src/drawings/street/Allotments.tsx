import type { StreetItem } from './street-item.ts';

/** A long back garden in Moulsecoomb: a shed that leans, a butt that drips, beans, cabbages and a scarecrow nobody fears. */
export const Allotments: StreetItem = {
  width: 280,
  turns: true,
  gap: 24,
  Drawing: () => (
    <>
      <path fill="var(--glass)" d={HEDGE} />
      <g transform="translate(25)skewX(-4)">
        <path fill="var(--earth)" d="M16 350V286L46 262 76 286V350z" />
        <path strokeWidth={0.7} d={BOARDS} />
        <path fill="var(--green)" d="M22 350V298H44V350z" />
        <path fill="var(--pane)" d="M52 302h16v16H52z" />
        <path strokeWidth={0.9} d="M60 302v16M52 310h16M22 308h22M22 340h22M24 340l18-32" />
        <path fill="var(--slate)" d="M8 286L46 255 84 286l-3 6L46 263 11 292z" />
      </g>
      <path fill="var(--slate)" d="M47 254q-6 2-9 6 2-10 12-11 1-4 4-4 3 0 3 3l3 1-3 1q0 6-7 4zM82 348V334h27v14z" />
      <path fill="var(--green)" d="M85 334q-3-19 0-38h23q3 19 0 38z" />
      <path strokeWidth={0.9} d="M84 302h25M84 327h25M82 341h27m-18-7v7m9-7v7m-13 0v7m9-7v7m9-7v7" />
      <path fill="var(--brass)" d="M110 318h7q4 0 4 4v2h-4v-2h-7zM113 318v-3h-3v-2h8v2h-3v3z" />
      <path fill="var(--cold)" d="M119 327q3.5 5 0 5.5-3.5-.5 0-5.5zM85 296q3-4 11.5-4t11.5 4z" />
      <path fill="var(--slate)" d="M113 348l1-11h12l1 4 8-6 1 2-8 9 0 2z" />
      <path d="M117 337q-8-1-7 6 1 3 3 3" />
      <g id="allotments-beans">
        <path strokeWidth={2.8} d={POLES} />
        <path stroke="var(--brass)" d={POLES} />
        <path fill="var(--green)" strokeWidth={0.9} d={BEANS} />
        <path strokeWidth={4} d={FLOWERS} />
        <path stroke="var(--glow)" strokeWidth={2.6} d={FLOWERS} />
      </g>
      <use href="#allotments-beans" x={20} />
      <use href="#allotments-beans" x={40} />
      <path fill="var(--sludge)" d="M228 350V286h4v64z" />
      <path fill="var(--brass)" d={STRAW} />
      <path fill="var(--paper)" d={SHIRT_AND_HEAD} />
      <path fill="var(--cold)" d={DUNGAREES} />
      <path stroke="var(--channel)" strokeWidth={0.9} d="M227 289.5v1M233 289.5v1M226 293.5q4 4 8 0M226 315h8v6h-8z" />
      <path fill="var(--brass)" d="M216 288q6-2 7-3l1-8q6-2 12 0l1 8q1 1 7 3-14-3-28 0zM233 334h5v6h-5z" />
      <path fill="var(--earth)" d={FURROWS} />
      <g id="allotments-cabbage" transform="translate(3)">
        <path fill="var(--green)" d="M141 349q-10 0-11-7 4-2 7 0 0-7 6-8 6 1 6 8 3-2 7 0-1 7-11 7z" />
        <path fill="var(--glass)" d="M138 346q-2-7 5-8 7 1 5 8-5 3-10 0z" />
        <path strokeWidth={0.7} d="M141 347v-6m0 3l2-2M133 344l4 3M149 347l4-3" />
      </g>
      {[24, 48, 72, 96].map((x) => (
        <use key={x} href="#allotments-cabbage" x={x} />
      ))}
      <path d="M262 348v-13h12v13M266 335v13M270 335v13" />
      <path fill="var(--brass)" d="M267 335v-22l-4-5v-4h10v4l-4 5v22zM266 306.5h4l-2 3z" />
      <path d="M267 304v-4M270 304v-4" />
      <path fill="var(--earth)" d="M258 293l3-1q1-5 6-5 5 1 6 6l6 6-7-2q-2 4-5 4-6-1-7-7z" />
      <path fill="var(--glow)" d="M261 292q1-4 4-4 3 2 2 6 0 4-2 7-4-2-4-9z" />
      <path strokeWidth={1.6} d="M264.5 291h0" />
    </>
  ),
};

const HEDGE = `M2 350v-32${'q6-9 12-1 8-8 14 1'.repeat(10)}q6-9 12-1V350z`;
const BOARDS = 'M24 350V280M33 298V273M40 298V268M48 350V265M54 300V269M61 318v32M69 350V281';
const POLES = 'M144 348l10-76M160 348l-10-76M142 288h20';
const LEFT = 'q-1-6-8-5 1 7 8 5z';
const RIGHT = 'q1-6 8-5-1 7-8 5z';
const BEANS =
  `M146 335${LEFT}M147.5 325${RIGHT}M148.5 315${LEFT}M158 331${LEFT}M156.5 320${RIGHT}M154.5 308${RIGHT}M151 300${LEFT}` +
  `M153 292${RIGHT}M150 305q3 6 1 12-3-6-1-12zM161 322q3 6 1 12-3-6-1-12z`;
const FLOWERS = 'M150 289h0M145 322h0M160 303h0';
const STRAW = 'M211 303l-9-2 3 3-5 2 5 2-3 4 9-2zM249 303l9-2-3 3 5 2-5 2 3 4-9-2z';
const SHIRT_AND_HEAD =
  'M210 302q10-2 15-2h10q5 0 15 2v8l-12 1v10h-16v-10l-12-1zM223 292q0-8 7-8t7 8q0 6-5 8h-4q-5-2-5-8z';
const DUNGAREES = 'M221 310v-10h3v10h12v-10h3v22h2l1 26h-9l-3-18-3 18h-9l1-26h2z';
const FURROWS = `M132 350${'q12-10 24 0'.repeat(6)}z`;
