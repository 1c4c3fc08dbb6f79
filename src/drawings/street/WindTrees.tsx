import type { StreetItem } from './street-item.ts';

/** Macrocarpas combed by the sea wind, and the washing with them, over a garden wall of flints with valerian on it. */
export const WindTrees: StreetItem = {
  width: 170,
  turns: true,
  Drawing: () => (
    <>
      <path fill="var(--slate)" d={TRUNKS} />
      <path fill="var(--channel)" d={BIG_CROWN} />
      <path fill="var(--channel)" d={SMALL_CROWN} />
      <path stroke="var(--green)" strokeWidth={0.9} d={SPRAYS} />
      <path fill="var(--paper)" d="M100 236.5h21q0 15 13 25-13 6-25 4 1-15-9-29z" />
      <path fill="var(--glass)" d="M127 236.5l16-1q2 10 14 17l-6 7q-9-3-13-10-1 8 6 16l-8 4q-9-11-9-33z" />
      <path strokeWidth={0.9} d={STEMS} />
      <path strokeWidth={4.8} d={VALERIAN} />
      <path stroke="var(--glow)" strokeWidth={3.4} d={VALERIAN} />
      <path fill="var(--stucco)" d="M0 350V304H170V350z" />
      <g strokeDasharray="3 5 0 6.6 1 5.4 2 7.2">
        <path strokeWidth={4.6} d={FLINTS} />
        <path stroke="var(--slate)" strokeWidth={3.2} d={FLINTS} />
      </g>
      <path fill="var(--glow)" d="M0 350V304H8V350zM162 350V304h8V350zM0 304v-6H170v6z" />
      <path strokeWidth={6} strokeDasharray=".7 7.8" strokeLinecap="butt" d="M8.1 301H166" />
      <path strokeWidth={8} strokeDasharray=".7 6.6" strokeLinecap="butt" d="M4 311V350M166 311V350" />
    </>
  ),
};

const TRUNKS =
  'M54 304Q70 262 76 232 82 204 108 186L110 190Q92 206 88 234 84 268 74 304zM9 304Q14 280 24 268L44 256 46 258Q26 276 20 304z';
const BIG_CROWN =
  'M36 222q-4-14 8-20-2-14 12-18 0-16 16-20 4-16 20-18 6-14 22-14 10-10 26-6 14-8 28-4-10 4-14 10 10 0 14 4-14 2-18 12' +
  ' 8 2 12 8-20-2-28 12 8 2 10 8-22-2-32 14 6 2 8 8-26-2-36 16-20 12-48 8z';
const SMALL_CROWN =
  'M3 280q-4-10 6-14 0-12 12-14 4-10 16-12 8-8 18-6 8-6 18-4-8 4-10 8 8 0 10 4-12 2-16 10 6 2 8 6-18 0-26 12-14 12-36 10z';
const SPRAYS =
  'M121 140q5-6 11-8m7 8q5-6 11-8m-55 19q8-9 17-13m2 12q5-6 11-8m6 8q6-8 14-10m-57 19q5-6 11-8m7 9q6-8 14-10' +
  'm-1 11q6-8 14-10m-54 20q6-8 14-10m1 10q5-6 11-8m6 7q6-8 14-10m-54 20q6-8 14-10m2 10q5-6 11-8m8 8q6-8 14-10' +
  'm-57 20q6-8 14-10m2 10q6-8 14-10m2 10q5-6 11-8m-54 18q6-8 14-10m5 10q8-9 17-13m0 14q6-8 14-10m-58 20q8-9 17-13' +
  'm0 12q6-8 14-10M25 254q5-6 11-8m2 10q5-6 11-8m-29 15q5-6 11-8m1 9q8-9 17-13m-39 22q5-6 11-8';
const STEMS =
  'M89 234q40 7 72-5M161 298V222M107 237q1 14 9 28M114 237q1 13 11 27' +
  'M106 298q0-10 6-16M110 298q2-10 12-16M114 298q6-8 15-8M103 298q-2-8 0-12';
const VALERIAN = 'M111 282h0M114 279h0M117 282h0M122 283h0M125 280h0M128 282h0M130 290h0M134 289h0M101 287h0M104 284h0';
const FLINTS = 'M13 311q70 3 144-1M156 320q-70-3-142 1M13 330q70-3 144 0M157 339q-60 3-144-1M14 346q80 1 142 0';
