import { chips, flints } from './flints.ts';
import type { StreetItem } from './street-item.ts';

/** The Saxon church of Sompting, with the only Rhenish helm in England, its yew and its dead. */
export const SaxonChurch: StreetItem = {
  width: 250,
  Drawing: () => (
    <>
      <path fill="var(--stucco)" d="M116 344V276H230V344z" />
      <path fill="var(--earth)" d="M116 280V234H226L234 280z" />
      <path
        strokeWidth={11}
        strokeDasharray=".7 10"
        strokeDashoffset={-4}
        strokeLinecap="butt"
        d="M118 239H226M112 250.5H228M118 262H229M112 274H231"
      />
      <path strokeWidth={0.7} d="M118 244H228M118 256H230M118 268H232" />
      <path fill="var(--stucco)" d="M150 344V276L174 238L198 276V344z" />
      <path fill="var(--earth)" d="M145 280L174 232L203 280H198L174 240L150 280z" />
      <path fill="var(--slate)" d="M55 176V122L88 66L121 122V176z" />
      <path strokeWidth={8} strokeDasharray=".7 6" strokeDashoffset={-3} strokeLinecap="butt" d={SHINGLES} />
      <path strokeWidth={0.7} d={COURSES} />
      <path d="M88 122V52" />
      <path fill="var(--brass)" d={COCK} />
      <path fill="var(--stucco)" d="M58 344V174L88 124L118 174V344z" />
      <path fill="var(--slate)" strokeWidth={0.7} d={FLINTS} />
      <path strokeWidth={0.7} d={QUOINS} />
      <path
        fill="var(--stucco)"
        d="M86 344V134l2-3 2 3V344zM56 244h64v5H56zM54 178L88 120L122 178L118 180L88 129L58 180z"
      />
      <path fill="var(--pane)" d={WINDOWS} />
      <path strokeWidth={0.7} d="M174 322v-26q-1-6-5-8M174 296q1-6 5-8M134 318v-21" />
      <path fill="var(--sludge)" d="M207 344v-28q0-8 7-8t7 8v28z" />
      <path fill="var(--green)" d="M0 350C14 350 14 341 40 340H208C236 340 234 350 250 350z" />
      <path fill="var(--channel)" d={YEW} />
      <path stroke="var(--green)" strokeWidth={0.9} d={NEEDLES} />
      <path fill="var(--slate)" d={GRAVES} />
    </>
  ),
};

const ROWS = Array.from({ length: 11 }, (_, i) => ({ half: Math.min(33, 9.5 + i * 5), y: 82.5 + i * 8.5 }));
const COURSES = ROWS.map(({ half, y }) => `M${88 - half} ${y}H${88 + half}`).join('');
const SHINGLES = ROWS.map(
  ({ half, y }, i) =>
    `M${87.5 - (i % 2) * 3.5} ${y - 4.5}H${95 - half}M${88.5 + (i % 2) * 3.5} ${y - 4.5}H${81 + half}`,
).join('');
const FLINTS =
  'M69 220*M95 262*M70 280*M95 312*M182 300*M207 288*'.replaceAll('*', flints) +
  'M77 158*M94 168*M98 224*M74 260*M98 294*M123 286*M122 328*M156 290*M170 256*M188 286*'.replaceAll('*', chips);

const QUOIN = 'h4v10h4v4h-8';
const QUOIN_RIGHT = 'h-4v10h-4v4h8';
const QUOINS =
  `M58 188${QUOIN.repeat(4)}M58 254${QUOIN.repeat(6)}` +
  `M118 188${QUOIN_RIGHT.repeat(4)}M118 254${QUOIN_RIGHT.repeat(6)}`;
const COCK = 'M78 38q-6 6-1 12l6 6h5l5-5 1-5 3-1-2-2 0-4-2 1-2-1-1 2q-1 6-5 6-6-1-7-9z';
const WINDOWS =
  'M68 206v-13q0-4 3-4t3 4v13zM76 206v-13q0-4 3-4t3 4v13zM94 206v-13q0-4 3-4t3 4v13zM102 206v-13q0-4 3-4t3 4v13z' +
  'M167 322v-28q0-8 7-12 7 4 7 12v28zM129 318v-16q0-5 5-5t5 5v16z';
const YEW =
  'M26 344l3-16q-14 4-22-2-8-8-2-18-4-12 6-18 2-14 14-16 10-8 20 0 12 0 14 14 10 6 6 18 6 10-2 20-8 6-20 2l3 16z';
const NEEDLES = 'M18 290q8 5 14 0M38 284q6 4 12 0M12 310q10 6 20 1M42 304q8 5 16 0M28 322q8 4 16 0';
const GRAVES = 'M132 348v-18q0-6 7-6t7 6v18zM164 348l-3-17q3-7 9-5t6 4l2 17zM190 348v-13h-5v-5h5v-5h5v5h5v5h-5v13z';
