import { inkLine } from './ink-line.ts';
import { Tube } from './Tube.tsx';

/** A radiator is being mended: all that could be spoilt is under a dust sheet, and so is the cat. */
export const DustSheet = () => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <path fill="var(--brass)" d="M64 18h64v38H64z" />
    <path fill="var(--sky)" d="M69 23h54v28H69z" />
    <path fill="var(--cold)" strokeWidth={0.9} d="M69 41h54v10H69z" />
    <path fill="var(--chalk)" strokeWidth={0.9} d="M69 43V31q6-3 10 1 5-3 9 1 4-1 7 2 4-1 6 2l4 6z" />
    <path fill="var(--glass)" d="M12 118h216v16H12z" />
    <path fill="var(--earth)" d="M6 134h228v41H6z" />
    <path strokeWidth={0.9} d="M12 122h216M6 143h228M6 155h228M214 155v20" />
    <path fill="var(--slate)" d="M160 50h42q3 0 3 3v48q0 3-3 3h-42q-3 0-3-3V53q0-3 3-3z" />
    <Tube d="M226.5 131v-28" fill="var(--brass)" width={7} />
    <path
      fill="var(--brass)"
      d="M148 90h9v9h-9zM205 90h5v9h-5zM217 86h5v16h-5zM222 89h9v16h-9zM219 134q0-4 7.5-4t7.5 4z"
    />
    <path fill="var(--stucco)" d="M221 76h11v13h-11zM153 46h56v7h-56z" />
    <path fill="var(--cold)" d="M212 107q4 5 4 8a4 4 0 0 1-8 0q0-3 4-8z" />
    <path fill="var(--stucco)" d="M204 141h28q-2 11-8 12h-12q-6-1-8-12z" />
    <path stroke="var(--cold)" strokeWidth={2.4} strokeLinecap="butt" d="M206 145h24" />
    <path fill="var(--green)" d={LEAVES} />
    <path d="M24 132V94" />
    <path fill="var(--glow)" d="M10 126h28v7H10zM13 133h22l-3 20H16z" />
    <Tube d="M182 152q17 2 17-13 0-8-5-12t-2-10" fill="var(--brass)" width={7.4} />
    <path fill="var(--paper)" d={SHEETS} />
    <path stroke="var(--channel)" strokeWidth={0.9} d={FOLDS} />
    <path fill="var(--glow)" d="M60 150h122l12 24H48z" />
    <Tube d={OFFCUTS} fill="var(--brass)" width={4.6} walls={2.4} />
    <path fill="var(--green)" d="M118 157q0-3 3-3h13v6h-8v5h8v6h-13q-3 0-3-3z" />
    <path fill="var(--slate)" d="M109 160h9v5h-9zM143 159h12l4-3h5v12h-5l-4-3h-12z" />
    <path strokeWidth={2.4} d="M65 154.5h40" />
    <path strokeWidth={0.9} d={DUST_DETAIL} />
  </svg>
);

/** How a job ends: the tap shines and no longer drips, the stopcock has its tag, and the mug is washed up. */
export const LeftInOrder = () => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <path fill="var(--glass)" d="M14 62h212v24H14z" />
    <path fill="var(--sky)" d="M78 10h84v64H78z" />
    <path fill="var(--glass)" strokeWidth={0.9} d="M80 62q18-14 38-6t42-6v24H80z" />
    <path fill="var(--stucco)" d={SASH} />
    <path fill="var(--glow)" d="M86 60h13l-2 14h-9z" />
    <path fill="var(--green)" d={`M12 94h216v74H12z${HERB}`} />
    <path fill="var(--sludge)" d="M76 120h86v48H76z" />
    <path fill="var(--brass)" d={ORDER_BRASS} />
    <path fill="var(--slate)" d="M18 168h204v8H18zM182 75h36q-2 11-12 11h-12q-10 0-12-11z" />
    <path
      fill="var(--stucco)"
      d="M72 84h96v34q0 4-4 4H76q-4 0-4-4zM24 86V73q0-7 7-7h6q7 0 7 7v13zM24 71q-7 0-7 5t7 5"
    />
    <Tube d="M120 76V55q0-14 16-14t16 14v-1" fill="var(--slate)" width={9.6} />
    <path fill="var(--slate)" d={TAP} />
    <path stroke="var(--hot)" strokeWidth={2.4} d="M103 67.5h2" />
    <path stroke="var(--cold)" strokeWidth={2.4} d="M135 67.5h2" />
    <path fill="var(--brass)" strokeWidth={0.9} d={SPARKLES} />
    <g strokeLinecap="butt">
      <Tube d="M96 168V122" fill="var(--cold)" width={9} />
      <Tube d="M142 122v18q0 8 7 8t7-8 8-8" fill="var(--slate)" width={10} />
    </g>
    <path fill="var(--brass)" d={STOPCOCK} />
    <path fill="var(--paper)" d="M112 152l9-7 9 7v12h-18z" />
    <path stroke="var(--paper)" strokeWidth={0.9} d="M110 146q6-4 11 2" />
    <path fill="var(--green)" d="M162 120l22-5v60l-22-7z" />
    <path stroke="var(--brass)" strokeWidth={5} d="M72 131h0M180 142h0" />
    <path fill="var(--paper)" d="M138 82h22v26h-22zM192 16h28v40h-28z" />
    <path
      stroke="var(--cold)"
      strokeWidth={2.4}
      strokeLinecap="butt"
      d="M138.8 99h20.4M138.8 103.5h20.4M24.8 76h18.4M24.8 82h18.4"
    />
    <path fill="var(--channel)" d="M199 13h14v7h-14z" />
    <path stroke="var(--channel)" d="M199 45l5 5 9-11" />
    <path
      stroke="var(--channel)"
      strokeWidth={0.9}
      d="M197 26h18M197 31h12M197 36h8M149 82v26M117.5 156a3.5 3.5 0 1 1 3.5 3.5l2-2m-2 2l2 2"
    />
    <Tube d="M36 26a5 5 0 1 0 .1 0M36 36v18m0-5h5m-5 5h5" fill="var(--brass)" width={5} />
    <path strokeWidth={0.9} d={ORDER_DETAIL} />
  </svg>
);

const LEAVES =
  'M20 108Q6 110 3 98q12-4 17 10zM26 112q12 2 16-10-14-4-16 10zM22 122q-12 4-18-6 12-8 18 6zM26 124q10 4 16-6-12-6-16 6z';
const SHEETS =
  'M4 98Q14 66 18 34q4-14 10-2 4 34 18 64-10 8-17 2-6 8-13 1-6 4-12-1z' +
  'M38 148q5-26 4-42 0-14 14-14h2l1-10q1-7 7-8 10-3 20 0 10-3 20 0 10-3 20 0 7 1 7 8l1 10h2q14 0 14 14 0 14 4 24' +
  'l4 2 1-11 7 5q6-1 9 0l7-5 2 10q6 6 8 18 8 6 14 16-12 4-24 2-20 4-40 1-20 4-42 0-24 3-50 0-8 2-16-2 4-8 4-18z';
const FOLDS =
  'M22 38q-1 24-8 48M27 36q1 26 6 52M58 92q6 6 5 20l-2 38M134 92q-6 6-5 20l3 38M63 113q33 8 66 0M86 75q2 22 0 42' +
  'M106 75q-2 22 0 42M85 124q-2 12-2 22M107 124q2 12 2 22M166 134q4 8 2 16';
const OFFCUTS = 'M64 169v-10M72 169v-8M80 169v-6.5M88 169v-5M96 169v-3M103 169v-1';
const DUST_DETAIL =
  'M90 18l6-7 6 7M112 44v-11l6 9h-6M108 46h11M212 94.5h1.5M215 94.5h0M157 58h48M165 62v36M173 62v36M181 62v36M189 62v36' +
  'M197 62v36M129 160.5a2 2 0 1 0 .1 0M113 160v5M159 156v12M145 162h5M168 156h12M168.5 159h13M171 162h12M171 165h13' +
  'M170 168h15M197 141l3.6.6M195.8 133l3.2-1.8M191.4 124.6l3.4-1.6';

const SASH = 'M70 4h100v6H70zM74 10h8v64h-8zM158 10h8v64h-8zM82 28h76v6H82zM66 74h108v6H66z';
const HERB = 'M92.5 60q-11-4-9-13 9 2 9 13zM92.5 60q9-4 8-12-8 2-8 12zM92.5 60q-5-12 0-18 5 6 0 18z';
const ORDER_BRASS =
  'M6 86h228v8H6zM30 12h12v6H30zM186 75q-1-8 6-8 2 0 3.4 1.6-2 3-1.9 6.4zM214 75q1-8-6-8-2 0-3.4 1.6 2 3 1.9 6.4z' +
  'M193.5 75q-1-11 6.5-12 7.5 1 6.5 12z';
const TAP =
  'M96 76h48v8H96zM114 66h12v10h-12zM146 55h12v5h-12zM101 70h6v6h-6zM133 70h6v6h-6zM97 65h14v5H97zM129 65h14v5h-14z';
const SPARKLES = 'M108 38q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7zM136 48q.6 4 4 5-4 .6-4 5-.6-4-4-5 4-.6 4-5z';
const STOPCOCK =
  'M89 130h14v6H89zM89 156h14v6H89zM91 136h10q7 10 0 20H91q-7-10 0-20zM82 143h28a3 3 0 0 1 0 6H82a3 3 0 0 1 0-6z' +
  'M92 146a4 4 0 0 1 8 0 4 4 0 0 1-8 0z';
const ORDER_DETAIL =
  'M44 74h22M174 74h14M213 74h13M20 62v8M50 62v12M190 62v4M214 62v12M62 74v12M178 74v12M20 102h48v58H20z' +
  'M192 102h28v58h-28zM168 126l10-2v40l-10-3zM36 18v5M14 74h10';
