/** Chalk downs: a ring of beeches on the far crest, a chalk track over the near one, hedges and sheep. */
export const Downs = () => (
  <g strokeWidth={0.9}>
    <path fill="var(--green)" d={BEECHES} />
    <path fill="var(--glass)" d={FAR_DOWN} />
    <path stroke="var(--green)" strokeWidth={4} strokeDasharray="0 4.6" d={FAR_HEDGES} />
    <path fill="var(--glass)" d={NEAR_DOWN} />
    <path fill="var(--green)" fillOpacity={0.5} d={NEAR_DOWN} />
    <path fill="var(--chalk)" d={TRACK} />
    <path stroke="var(--green)" strokeWidth={5} strokeDasharray="0 5.5" d={NEAR_HEDGES} />
    <path stroke="var(--paper)" strokeWidth={3.4} d={SHEEP} />
  </g>
);

const FAR_DOWN = 'M0 262C140 210 260 152 420 150S700 236 860 248 1080 176 1240 170 1560 232 1800 214h9V350H0';
const NEAR_DOWN = 'M0 214C160 214 260 292 430 296S720 214 900 200 1240 286 1400 284 1660 190 1800 182h9V350H0';
const BEECHES =
  'M376 155q-4-13 8-16 0-11 13-10 6-10 17-4 10-9 19-1 12-4 16 7 12 2 10 13 6 5 3 11z' +
  'M1222 173q-3-9 6-11 2-8 11-5 8-6 13 2 9 3 5 13z';
const FAR_HEDGES =
  'M298 163q34 40 24 112M474 153q50 30 68 124M318 224q100 16 204-6M1198 174q-16 30-14 64M1388 181q36 40 28 96';
const NEAR_HEDGES =
  'M120 229q50 40 40 117M762 226q-44 40-50 120M1024 207q50 40 50 139M1644 222q-30 50-24 124M1070 282q80 0 150 20';
const TRACK = 'M898 200C820 228 846 258 862 286S816 330 796 350h28C838 332 890 308 878 282S846 234 905 200z';
const SHEEP =
  'M40 234h1m10 5h1m7-8h1M940 224h1m9 7h1m12-3h1m-14-10h1M1740 212h1m9 7h1m12-3h1m-14-12h1M430 178h1m9 5h1m10-2h1';

/** The Channel towards the Seven Sisters, with a breakwater and its light on the left, the ferry coming in, and a sail. */
export const Cliffs = () => (
  <g strokeWidth={0.9}>
    <path fill="var(--cold)" fillOpacity={0.5} stroke="none" d="M0 285H1800V350H0z" />
    <path strokeWidth={0.7} d={`M0 285H1800${BIRDS}`} />
    <path strokeWidth={0.7} strokeDasharray="14 40 22 70 8 52" d={RIPPLES} />
    <path fill="var(--slate)" d="M-9 306V278H250l8 28z" />
    <path fill="var(--stucco)" d={SHIPPING} />
    <path fill="var(--green)" transform="matrix(1 0 0 1.14 3 -40)" d={`${SISTERS}V287z`} />
    <path fill="var(--chalk)" d={`${SISTERS}V337Q1500 318 1120 287z`} />
    <path strokeWidth={20} strokeDasharray=".6 11 .6 29 .6 7 .6 16" strokeLinecap="butt" d="M1290 276L1809 224" />
    <path strokeWidth={26} strokeDasharray=".6 27 .6 9 .6 33" strokeLinecap="butt" d="M1390 290L1809 268" />
    <path strokeWidth={12} strokeDasharray=".6 17 .6 6 .6 23" strokeLinecap="butt" d="M1500 307L1809 315" />
  </g>
);

const BIRDS = 'M300 110q7-8 12 0 5-8 12 0M930 90q7-8 12 0 5-8 12 0M956 108q4-5 7 0 3-5 7 0M1420 120q7-8 12 0 5-8 12 0';
const RIPPLES = 'M0 299H1800M60 315H1800M20 333H1800';
const SHIPPING =
  'M236 278l3-36h12l3 36zM234 242h22v-4h-22zM239 238v-9q6-6 12 0v9z' +
  'M560 282h8v-8h14v-6h20l2-10h12l2 10h16l6 8h36l-14 16h-94zM964 284v-34q16 14 18 34zM960 286h26q-2 5-5 5h-16z';
const SISTERS =
  'M1120 287C1140 285 1150 270 1168 269s20 6 30 5 24-19 44-19 24 9 38 8 26-24 52-24 26 13 42 12 34-29 62-29 28 16 46 14' +
  ' 38-27 62-26 34 22 54 19 44-35 76-35 36 25 58 22 56-29 108-30';

/** The Channel with a wind farm far off, two sails and a coaster. */
export const Sea = () => (
  <g strokeWidth={0.9}>
    <path fill="var(--cold)" fillOpacity={0.5} stroke="none" d="M0 285H1800V350H0z" />
    <path strokeWidth={0.7} d={`M0 285H1800${BIRDS}`} />
    <path strokeWidth={0.7} strokeDasharray="14 40 22 70 8 52" d={RIPPLES} />
    <path d={TURBINES} />
    <path fill="var(--paper)" d={SAILS} />
    <path fill="var(--slate)" d={COASTER} />
    <path fill="var(--glow)" d="M1196 178q10-18 32-10-18 0-26 14z" />
    <path strokeWidth={0.5} d="M1197 179L1256 290 1226 168M1256 290l5 3-4 7m4-7l4 6m-12 2q8 2 16-2" />
  </g>
);

const TURBINES =
  'M480 285v-36l-9-6m9 6l10-4m-10 4l-1 11M590 285v-40l-3-11m3 11l11 3m-11-3l-8 8M720 285v-36l9-7m-9 7l2 11m-2-11l-11-3' +
  'M840 285v-42l-10-5m10 5l10-6m-10 6v12M960 285v-36l-9-7m9 7l11-3m-11 3l-1 11M1100 285v-40l4-11m-4 11l8 8m-8-8l-11 3';
const SAILS =
  'M186 288v-46q24 20 28 46zM182 288v-36q-12 16-16 36zM160 291h60q-4 9-8 9h-44q-6 0-8-9z' +
  'M1390 286v-30q16 12 18 30zM1387 286v-22q-8 8-11 22zM1372 288h40q-3 6-6 6h-29q-3 0-5-6z';
const COASTER = 'M1580 282h14v-16h6v-7h16v23h84v-5h18l-8 15H1586zM1628 282v-8h24v8M1660 282v-8h24v8';
