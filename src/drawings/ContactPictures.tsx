import { inkLine } from './ink-line.ts';
import { sittingDog } from './sitting-dog.ts';
import { Tube } from './Tube.tsx';

/** A written quote on the kitchen table, with what it took: a visit, a tape measure and a mug of tea; a sparrow reads along. */
export const QuoteLetter = () => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <path fill="var(--glass)" d="M140 11h72v30h-72z" />
    <path
      fill="var(--stucco)"
      d="M128 4h96v7h-96zM132 11h8v65h-8zM212 11h8v65h-8zM140 41h72v7h-72zM124 76h104v6H124z"
    />
    <path fill="var(--green)" d="M152 59q-8-3-8-12 8 3 8 12 4-9 12-8-3 8-12 8z" />
    <path strokeWidth={0.9} d="M152 59V36M156 59q0-8 6-16M176 11v30M166 48h12M195 71v5M200 71v5" />
    <path fill="var(--glow)" d={TULIPS} />
    <path fill="var(--cold)" d={JUG} />
    <path fill="var(--earth)" d={SPARROW} />
    <path fill="var(--brass)" strokeWidth={0.9} d="M194 64q9-3 15 4l8 5q-20 3-23-9z" />
    <path fill="var(--channel)" strokeWidth={0.9} d={CAP_AND_BIB} />
    <path fill="var(--green)" d="M24 148h12l-3 28h-6zM204 148h12l-3 28h-6z" />
    <path fill="var(--stucco)" d={CLOTH} />
    <path stroke="var(--green)" strokeWidth={8} strokeDasharray="10" strokeLinecap="butt" d={CHECKS} />
    <path d={CLOTH} />
    <path fill="var(--brass)" d="M106 90h54v34h-54z" />
    <path fill="var(--glow)" strokeWidth={0.9} d="M146 93h10v11h-10z" />
    <path fill="var(--paper)" d="M42 20h70l-2 35 2 35-2 34H44l-2-34 2-35z" />
    <path fill="var(--brass)" d="M50 35l4-7h8l4 7-4 7h-8z" />
    <path fill="var(--cold)" stroke="none" d="M58 31q3 4 3 6a3 3 0 0 1-6 0q0-2 3-6z" />
    <path stroke="var(--channel)" strokeWidth={0.9} d={QUOTE} />
    <path stroke="var(--channel)" strokeWidth={2.4} d="M94 99h10" />
    <path fill="var(--glass)" d={GLASSES} />
    <path fill="var(--stucco)" d="M18 102h20v15q0 7-7 7h-6q-7 0-7-7zM18 106q-7 0-7 5.5t7 5.5" />
    <path stroke="var(--cold)" strokeWidth={2.4} strokeLinecap="butt" d="M18.8 109h18.4M18.8 115h18.4" />
    <path fill="var(--brass)" d="M190 118h33q9 0 9 9v27h-7v-30h-35z" />
    <path fill="var(--slate)" d="M223 154h10v4h-10z" />
    <path fill="var(--channel)" d="M164 124v-22q0-8 8-8h8q14 0 14 14v16z" />
    <circle cx={178} cy={109} r={9} fill="var(--brass)" />
    <circle cx={178} cy={109} r={3} fill="var(--channel)" strokeWidth={0.9} />
    <path strokeWidth={0.9} d={QUOTE_DETAIL} />
  </svg>
);

/** The plumber has come: the van at the kerb, boots in their covers on the mat, and a dog who hopes that it's for him. */
export const TheVisit = () => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <path strokeWidth={14} strokeDasharray=".9 5.1" strokeLinecap="butt" d="M21.6 12h126" />
    <path fill="var(--stucco)" d="M18 3h132v4H18zM14 19h140v7H14zM22 26h124v138H22z" />
    <path fill="var(--slate)" d="M22 136h124v28H22zM200 172l2-24V62h5v86l2 24zM198 58h13v4h-13z" />
    <path fill="var(--pane)" d={LIT} />
    <path fill="var(--earth)" d="M63 122h37v24H63z" />
    <path fill="var(--hot)" d="M69 88h26v24H69z" />
    <path fill="var(--green)" d="M46 60l17 5v75l-17 6zM192 38l5-8h14l5 8zM110 90h34v8h-34zM77 72q0-6 5-6t5 6z" />
    <path fill="var(--stucco)" d={DOORCASE} />
    <path fill="var(--slate)" d="M34 146h78v9H34zM26 155h92v9H26zM4 164h232v8H4z" />
    <path fill="var(--brass)" d="M46 143h66v5H46z" />
    <path fill="var(--slate)" d="M98 130v-16q-5-4-3-10l3 1v5h5v-5l3-1q3 6-3 10v16z" />
    <path d="M85 124q1-9 10-9t10 9" />
    <path fill="var(--green)" d="M82 124h26q4 9 2 22H80q-2-13 2-22z" />
    <g id="visit-boot">
      <path fill="var(--brass)" d="M51 118h9v18h-9z" />
      <path
        fill="var(--cold)"
        d="M48.5 136q1-4 3.5-2 2-3 3.5 0 1.5-3 3.5 0 2.5-2 3.5 1 5 2 5.5 7 0 4-4 4H51q-3 0-3-5z"
      />
      <path strokeWidth={0.9} d="M52 137v3M55.5 137v3M59 137v3M51 124h4M51 128h4" />
    </g>
    <use href="#visit-boot" x={13} />
    <g transform="translate(-4 -81) scale(.75)" strokeWidth={2.1}>
      <path fill="var(--stucco)" d={sittingDog.coat} />
      <path fill="var(--channel)" d={sittingDog.patches} />
      <path fill="var(--cold)" d={sittingDog.collar} />
    </g>
    <Tube d="M41 127q-3 8 0 13t-4 9-3-4 5-7 4-11" fill="var(--brass)" width={4} walls={2.4} />
    <path fill="var(--glow)" d="M130 106h104v4H130zM114 90q-1-5 3-6 4 0 4 3 1-4 5-4 4 1 4 4 2-4 6-3t4 6z" />
    <path fill="var(--brass)" d="M124 110h98v4h-98zM136 114v8M192 114v8" />
    <path fill="var(--green)" d="M122 165v-37q0-6 6-6h62q5 0 8 5l11 14 18 4q7 1 7 10v10z" />
    <path fill="var(--glass)" d="M186 128v14h18l-8-10q-2-4-6-4z" />
    <path fill="var(--brass)" d="M146 141l5-9h10l5 9-5 9h-10z" />
    <circle cx={156} cy={141} r={6} fill="var(--stucco)" strokeWidth={0.9} />
    <path fill="var(--hot)" stroke="none" d="M152 142a4 4.4 0 0 1 8 0z" />
    <path fill="var(--cold)" stroke="none" d="M150.4 141q1.9-2 3.8 0t3.7 0 3.7 0a5.6 5.6 0 0 1-11.2 0z" />
    <path
      fill="var(--channel)"
      d="M132 165a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM202 165a10 10 0 0 1 20 0 10 10 0 0 1-20 0z"
    />
    <path stroke="var(--brass)" strokeWidth={5} d="M142 165h0M212 165h0M59 95h0" />
    <path strokeWidth={0.9} d={VISIT_DETAIL} />
  </svg>
);

const JUG = 'M148 59h14v3q5 4 5 9 0 5-5 5h-14q-5 0-5-5 0-5 5-9z';
const TULIPS = 'M146 26l3 4 3-5 3 5 3-4v6q0 6-6 6t-6-6zM157 35l3 4 3-5 3 5 3-4v6q0 6-6 6t-6-6z';
const SPARROW = 'M180 59l4-3q2-5 8-5 6 0 8 5 7 3 10 8l8 5-2 3-10-1q-4 2-8 2-12-1-14-10v-4z';
const CAP_AND_BIB = 'M184 60q6 1 5 8-4-2-5-8zM184 56q2-5 8-5 6 0 8 5-8 2-16 0z';
const CLOTH = `M15 124h210v26${'q-5 7-10 0'.repeat(21)}z`;
const CHECKS = 'M25 128h200M15 136h210M25 144h200';
const QUOTE =
  'M72 31h30M72 37h20M44 55h66M42 90h68M50 49h34M97 49h7M50 62h28M99 62h5M50 69h36M97 69h7M50 76h30M99 76h5M50 83h38' +
  'M97 83h7M72 99h14M90 104.5h14M90 107h14M50 115q4-6 6-2t5-2 4 3 5-2 4 1';
const GLASSES = 'M119 115a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0zM140 115a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0z';
const QUOTE_DETAIL =
  'M119 97h18M119 102h13M151 95q3 3 0 7-3-4 0-7M136 113q2-2 4 0M24 96q-4-4 0-8t0-8M32 96q-4-4 0-8t0-8M190 59h0' +
  'M147 67q1-2 3-3M123 114q1-3 4-4M144 114q1-3 4-4M199 118v2.5M204 118v4M209 118v2.5M214 118v4M219 118v2.5M232 131h-2.5' +
  'M232 136h-4M232 141h-2.5M232 146h-4';

const LIT = 'M46 52a27 20 0 0 1 54 0zM46 60h54v86H46zM114 48h26v42h-26zM197 58l-4-20h22l-4 20z';
const DOORCASE = 'M36 52h74v8H36zM38 60h8v86h-8zM100 60h8v86h-8z';
const VISIT_DETAIL =
  'M73 52v-20M73 52l-20-13M73 52l20-13M127 48v35M114 69h26M82 60v6M74 88v24M79 88v24M84 88v24M89 88v24M67 92h2M67 108h2' +
  'M50 66l9 3v24l-9-1zM50 99l9 1v15l-9 0zM82 131q3 4 13 4t14-4M95 139v2M22 30h124M20 26v4h6M148 26v4h-6M204 30v-5' +
  'M200 70h9M200 148h9M230 106v4M224 146q6 1 7 7h-4q-3-2-3-7zM186 122v43M190 148h5M126 157h8M150 157h54M220 157h14' +
  'M128 128v28M30 164v8M66 164v8M98 164v8M174 166v6M3 145q-2 3-1 6M170 60q4-5 7 0 3-5 7 0M160 76q4-5 7 0 3-5 7 0';
