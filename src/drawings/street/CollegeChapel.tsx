import type { StreetItem } from './street-item.ts';

/** The chapel of Lancing College, far off on the Downs, with the brick buttress of the west end that was left unfinished. */
export const CollegeChapel: StreetItem = {
  width: 320,
  Drawing: () => (
    <>
      <path fill="var(--earth)" d="M70 246v-9h4v9zM84 246v-9h4v9z" />
      <path fill="var(--slate)" d="M56 258L63 245H98V258z" />
      <path fill="var(--stucco)" d="M58 296V258H98V296z" />
      <path fill="var(--pane)" d="M64 268v-6h4v6zM74 268v-6h4v6zM84 268v-6h4v6z" />
      <path fill="var(--slate)" d="M106 160V122H192L212 160z" />
      <path strokeWidth={0.7} d={`M116.5 122${'v36m13-36'.repeat(6)}`} />
      <path strokeWidth={3} strokeDasharray=".7 2.5" strokeLinecap="butt" d="M109 120.5H191" />
      <path strokeWidth={0.9} d="M192 122v-12M189.5 113.5h5M106 116v-10M103.5 109.5h5" />
      <path fill="var(--stucco)" d="M104 226V120l2-5 2 5V226zM108 226V158H203L212 160V226z" />
      <path strokeWidth={0.9} d="M108 163H203L212 165M203 158V226" />
      <path fill="var(--stucco)" d={FLYERS} />
      <path
        fill="var(--pane)"
        d={`M113 208${'v-26q0-8 3.5-11 3.5 3 3.5 11v26zm13 0'.repeat(7)}m1.5 0v-26q0-8 2-10 2 3 2 11v25z`}
      />
      <path strokeWidth={0.7} d={`M116.5 208${'v-37m13 37'.repeat(7)}`} />
      <path fill="var(--slate)" d="M102 226l4-9H212l7 9z" />
      <path fill="var(--stucco)" d="M102 262V225H219V262z" />
      <path fill="var(--pane)" d={`M113.5 243${'v-7q0-4 3-6 3 2 3 6v7zm13 0'.repeat(8)}`} />
      <path
        fill="var(--stucco)"
        d={`M108.5 262${'v-66l1.5-9 1.5 9v66zm13 0'.repeat(8)}M226 262v-66l2.5-14 2.5 14v66z`}
      />
      <path fill="var(--stucco)" d={`M109 163${'v-7l1-8 1 8v7zm13 0'.repeat(8)}m-3 2v-7l1-8 1 8v7z`} />
      <path fill="var(--earth)" d="M92 262v-44l4-5v-26l4-5v-30l2.5-16 2.5 16v110z" />
      <path fill="var(--green)" d={TREES} />
      <path fill="var(--green)" d={DOWN} />
      <path strokeWidth={0.7} d={CONTOURS} />
      <path fill="var(--green)" d={WOODS} />
      <path strokeWidth={0.9} d={LEAVES} />
    </>
  ),
};

const FLYERS = 'M212 174q14 2 16 20v6q-4-16-16-18zM212 196q12 2 16 14v6q-5-11-16-12z';
const TREES =
  'M60 300q-4-12 3-20-6-10 4-14 0-9 9-10 4-7 11-3 6-6 12 0 8 0 7 8 5 3 3 8l-6 24z' +
  'M214 280q-6-4-5-11-2-8 5-10 0-8 8-9 4-6 11-3 8-5 13 1 8 0 8 8 7 3 5 10 6 8-2 16z';
const DOWN = 'M0 350C46 344 40 292 72 268Q104 249 160 248T252 270C284 294 276 344 320 350z';
const CONTOURS =
  'M122 264q38-6 78 2M84 290q26-10 54-13M150 276q40-1 76 10M70 314q20-8 40-12' +
  'M128 298q24-3 52-1M106 328q34-8 70-8M196 304q34 2 58 12M190 326q20-1 40 2';
const WOODS =
  'M14 350q-5-7 3-11-1-9 8-9 0-9 9-9 3-8 11-5 6-7 12-1 8-4 11 3 8-1 8 7 8 1 7 9 7 2 6 9 4 5 0 7z' +
  'M240 350q-4-7 4-10 0-9 9-9 4-9 12-5 9-2 10 7 8 1 6 9 5 4 1 8z';
const LEAVES =
  'M28 338q3-4 7-1M46 326q4-4 8-1M60 338q4-4 8-1M252 340q4-4 8-1M264 334q3-3 6-1M78 257q3-4 7-1M236 256q4-4 8-1';
