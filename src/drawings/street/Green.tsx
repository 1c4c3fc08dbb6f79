import type { StreetItem } from './street-item.ts';

/** A village green after the match: an elm that has caught a kite, a chestnut in flower, the sight screen and a bench. */
export const Green: StreetItem = {
  width: 260,
  turns: true,
  Drawing: () => (
    <>
      <path fill="var(--glass)" d={HEDGE} />
      <path fill="var(--green)" d={ELM} />
      <path fill="var(--green)" d={CHESTNUT} />
      <path strokeWidth={0.7} d={CLUMPS} />
      <path fill="var(--slate)" d={TRUNKS} />
      <path fill="var(--stucco)" d={SIGHT_SCREEN} />
      <path stroke="var(--paper)" strokeWidth={3} d={CANDLES} />
      <path fill="var(--glow)" d="M112 92l14 8-6 22-18-14z" />
      <path d={LINES} />
      <path fill="var(--earth)" d={BENCH} />
      <path strokeWidth={0.7} d={DETAIL} />
      <path fill="var(--green)" d="M0 350v-4q50-5 130-3t130 2v5z" />
    </>
  ),
};

const ELM =
  'M78 255q-7 7-14 0-2 9-11 7-7 5-12-2-9-1-8-10-6-6 0-13-7 4-11-3-8 1-9-7-8-2-5-10-6-5-1-11-4-8 4-11 0-8 9-8-8' +
  ' 2-10-5-8-2-6-9-7-5-2-12-3-7 4-10 0-8 8-8 4-7 11-3-8-2-7-10-6-5-1-11-4-8 4-11 0-8 8-8 4-7 11-3-5-6 1-11-4-8 4-11 0-8' +
  ' 8-8 4-8 11-4 5-6 11-1 8-3 11 5 8 0 8 7 8 3 5 11 6 5 1 11 8-4 12 3 10 0 10 9 8 4 4 12 6 8-2 13 0 10-9 10 7-4 11 3 8 0 9' +
  ' 8 8 4 4 11 5 6-1 11 2 8-7 10-2 8-10 6 8-1 9 7 8 2 5 10 6 6 0 11 2 8-5 10-2 8-9 6-4 6-11 2 6 4 2 11 2 7-5 9-2 8-9 6-6' +
  ' 5-11-1-8 0-9-8z';
const CHESTNUT =
  'M186 293q-4 6-10 1-6 2-8-5-6-2-5-8-6 6-11 0-8 2-9-6-7-2-5-9-5-6 1-11-1-8 7-9-6-2-4-9-4-6 1-10-2-8 6-9 2-6 8-5 4-6' +
  ' 10-1-4-6 3-10 0-8 7-8 2-6 9-4 5-6 11-1 7-2 9 5 8 0 8 7 6 4 3 10 6-4 10 1 7-2 9 5 7 1 6 8 6 4 3 10 4 6-2 10 8 0 8 7 6 2' +
  ' 4 9 4 6-1 10 1 7-6 8-2 6-8 5-5 6-11 1-2 8-9 6-6 5-11-1-4 8-11 4-6 6-12-1z';
const LEAF = 'q3-4 6 0 3-4 6 0';
const CLUMPS =
  'M90 114q-2 8-9 6-4 6-10 2-6 4-10-1-7 2-9-5M66 127q3 8-5 11-1 8-9 7M88 145q-8 1-9-7-8-4-4-11M44 149q8 2 6 11 6 6-1 12 1' +
  ' 9-8 10M102 190q-8 0-9-8-8-4-4-11-5-6 1-11-2-8 6-10M41 184q8-2 10 5 8 1 7 9 6 4 3 10 4 6-2 11M88 218q-4-5 1-9-2-6 4-9' +
  ' 0-7 7-7 3-6 9-3' +
  'M210 232q-2 6-8 5-4 6-10 2-6 4-10-2-6 2-8-5M185 239q2 8-6 11-2 8-11 6M216 261q-6 2-9-4-6 0-7-6-6-2-4-9' +
  `M52 84${LEAF}m12 22${LEAF}M28 116${LEAF}m66 22${LEAF}M10 164${LEAF}m92 6${LEAF}` +
  `M64 176${LEAF}M22 212${LEAF}m76 12${LEAF}M186 206${LEAF}M224 250${LEAF}M152 246${LEAF}`;
const HEDGE = `M0 350v-32${'q6-9 12-1 8-8 14 1'.repeat(10)}V350z`;
const TRUNKS =
  'M60 346q7-40 4-80-4-24-18-40l1-2q14 12 22 30l2-40h2l2 40q8-20 22-30l1 2q-14 16-16 38-2 42 5 82z' +
  'M182 346q5-30 3-56-5-16-18-26l1-2q12 8 19 18l3-32h2l3 32q8-14 20-20l1 2q-13 10-16 28-2 28 4 56z';
const SIGHT_SCREEN = 'M88 337V295H154V337zM96 341a4 4 0 0 1 8 0 4 4 0 0 1-8 0zm42 0a4 4 0 0 1 8 0 4 4 0 0 1-8 0z';
const DETAIL =
  'M88 302h66m0 7h-66m0 7h66m0 7h-66m0 7h66M104 295v42m34 0v-42M69 340q4-30 2-60m5 12q-2 20 0 30M189 340q2-20 1-30' +
  'M112 92l8 30M126 100l-28 8M120 122q12 6 6 16t6 16 0 14M123 140l6-5v5l-6-5zM128 157l6-5v5l-6-5z';
const LINES = 'M168 349v-16m4 16v-16m4 16v-16M211 320v29m38 0v-29M206 339v-7m48 7v-7';
const CANDLES = 'M164 232v-7M182 216v-7M206 206v-7M230 232v-7M152 262v-7M212 256v-7M236 264v-7';
const BENCH = 'M207 320h46v4h-46zM207 328h46v4h-46zM204 338h52v3h-52z';
