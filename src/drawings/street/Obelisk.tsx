import type { StreetItem } from './street-item.ts';

/** Peacehaven's monument on the Greenwich meridian, and a dog that stands with two feet in each half of the world. */
export const Obelisk: StreetItem = {
  width: 164,
  gap: 24,
  Drawing: () => (
    <>
      <path strokeWidth={0.9} d={RAILINGS} />
      <path fill="var(--green)" d="M4 327H108v2.5H4zM4 342H108v2.5H4zM5 346V322h3v24zM104 346V322h3v24z" />
      <path fill="var(--stucco)" d={MONUMENT} />
      <path d="M25 337H87M32 329H80M38 321H74M38 288H74M41 283H71" />
      <path strokeWidth={0.7} d={JOINTS} />
      <path fill="var(--channel)" d="M45 294H67V315H45z" />
      <path stroke="var(--brass)" strokeWidth={1.6} strokeLinecap="butt" d="M56 168V294M56 315V350" />
      <path fill="var(--brass)" strokeWidth={0.9} d={GLOBE_AND_STAR} />
      <path strokeWidth={0.7} d="M56 149q-7 7.5 0 15 7-7.5 0-15M48.5 156.5h15M50 152.5q6 2 12 0M50 160.5q6-2 12 0" />
      <path fill="var(--brass)" d="M110 348v-17q0-8 7-10l4-2h8l5 2 16 6q3 2 1 5l-14-1v17z" />
      <path fill="var(--earth)" d="M120 311a5 5 0 0 1 10 0q0 3-2 5v3h-6v-3q-2-2-2-5zM148 331v-4l4 2q2 1 1 3z" />
      <path fill="var(--glow)" d="M120.5 316.5q4.5 2 9 0 6-3 10-1 4 1 8-2 0 7-5 8-6 1-9-1.5-6 3-12.5 1.5z" />
      <path fill="var(--slate)" d="M119.5 311q-.5-7.5 5.5-7.5t5.5 7.5q-5.5-2-11 0zM123 303.5a2 2 0 0 1 4 0z" />
      <path fill="var(--earth)" d={BENCH} />
      <path fill="var(--green)" d={TURF} />
      <path strokeWidth={0.7} d={STALKS} />
      <path strokeWidth={4.8} d={THRIFT} />
      <path stroke="var(--glow)" strokeWidth={3.4} d={THRIFT} />
      <path fill="var(--sludge)" d={DOG} />
    </>
  ),
};

const RAILINGS = [...Array(16).keys()].map((i) => `M${13.5 + i * 5.6} 345V324`).join('');
const MONUMENT =
  'M18 348v-11h7v-8h7v-8h6v-33h-3v-5h6v-4h3L49.5 180 54.5 167v-4h3v4L62.5 180 68 279h3v4h6v5h-3v33h6v8h7v8h7v11z';
const JOINTS =
  'M49.5 180h13M48.2 204h15.6M47 229h18M45.5 254h21M44 279h24M38 305h7M67 305h7M45 329v8M67 329v8M56 321v8';
const GLOBE_AND_STAR =
  'M48.5 156.5a7.5 7.5 0 0 1 15 0 7.5 7.5 0 0 1-15 0zM56 295l2 7.5 7.5 2-7.5 2-2 7.5-2-7.5-7.5-2 7.5-2z';
const BENCH = 'M110 331H156v4H110zM110 338H156v4H110zM114 348V331h3v17zM143 348V331h3v17z';
const TURF = 'M0 350v-5q30-4 70-2t94-2v9z';
const STALKS = 'M8 344l-2-6M10 344l1-9M12 344l4-6M100 343l-2-6M102 343l1-10M104 343l3-5M158 342l-1-8M159 342l2-5';
const THRIFT = 'M5 337h0M11 334h0M17 337h0M97 336h0M103 332h0M107.5 337h0M158 333h0M161 337h0';
const DOG =
  'M45 330q1 4 4 5h10q3 0 4-4l1-3 2-3 1.5 2.5 5 2v2q-1 2-5 2l-1 4q-1 3-2 4l1 7h-2.5l-1.5-6h-8l-1 2 1 4h-2.5l-2-6q-2 2-2 6' +
  'h-2.5q0-6 1-9-3-3-2-7 0-2-1-2.5z';
