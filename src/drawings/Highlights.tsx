import { inkLine } from './ink-line.ts';

/** A cold pipe that froze, swelled and split, and what stands below it until the plumber comes. */
export const BurstPipe = () => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <path fill="var(--channel)" d="M98 92V75l8-4 5 4 8-7 7 6 8-5 6 5 7-2v20z" />
    <path fill="var(--cold)" d={JETS} />
    <path stroke="var(--paper)" strokeWidth={0.9} d={GLEAMS} />
    <path fill="var(--cold)" d={SWOLLEN} />
    <path strokeWidth={0.9} d="M58 93q24 0 38 6M182 93q-24 0-38 6M94 83l6 3M148 83l-6 3" />
    <path
      fill="var(--cold)"
      d="M83 138q1-7 8-5 4-7 11-3 8-5 14 1 8-5 16 0 8-4 13 1 9-4 12 6zM50 174q4-4 26-4h88q24 0 26 4t-22 4H70q-24 0-20-4z"
    />
    <path fill="var(--cold)" d="M107 86q4 5 8 0 3 4 1 12-3 14-1 36-5 4-10 0-1-22 1-36 0-8 1-12z" />
    <path fill="var(--brass)" d={DUCK} />
    <path fill="var(--glow)" d="M127 119q-7-1-9 3 5 3 10 1z" />
    <path strokeWidth={2.2} d="M134 117h0" />
    <path strokeWidth={0.9} d="M137 129q6 4 12-3" />
    <path fill="var(--slate)" d="M83 142h74l-8 35H91zM79 136h82v6H79z" />
    <path strokeWidth={0.9} d="M88 165h64M89 169h62M85 147q5 15 35 15t35-15" />
    <path fill="var(--cold)" d="M90 136v17q0 3 3 3t3-3v-7q0-2 2-2t2-2v-6zM141 136v8q0 3 3 3t3-3v-8z" />
    <Nuts />
  </svg>
);

/** A combi on its wall, alight and at the right pressure, with the filter that keeps it clean. */
export const Boiler = () => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <g strokeLinecap="butt">
      <path strokeWidth={9.6} d={`${COLD_TAILS}${GAS}${HOT_TAILS}`} />
      <g strokeWidth={6.4}>
        <path stroke="var(--cold)" d={COLD_TAILS} />
        <path stroke="var(--brass)" d={GAS} />
        <path stroke="var(--hot)" d={HOT_TAILS} />
      </g>
    </g>
    <path
      fill="var(--brass)"
      d="M52 81h4v18h-4zM60 120h12v7H60zM166 85q0-5 5-5h17v20h-7v14h-15zM87 149h10v9H87zM102 149h10v9h-10z"
    />
    <path fill="var(--brass)" d="M117 149h11v9h-11zM133 149h10v9h-10zM148 149h10v9h-10zM64 55h4v7h-4z" />
    <path
      strokeWidth={0.9}
      d="M90 155l4-3M105 155l4-3M122.5 151v5M136 155l4-3M151 155l4-3M166 106h15M171 106v8M176 106v8"
    />
    <path fill="var(--green)" d="M57 68q0-6 9-6t9 6h5v52H57q-3 0-3-3V71q0-3 3-3z" />
    <path fill="var(--glass)" d="M61 80a5 5 0 0 1 10 0v13a5 5 0 0 1-10 0z" />
    <path fill="var(--sludge)" d="M61 90q3-4 5-1t5-2v6a5 5 0 0 1-10 0z" />
    <path fill="var(--slate)" d="M112 21V9h21v12zM106 26v-5h33v5M108 9V3h29v6z" />
    <rect x={80} y={26} width={85} height={120} rx={3} fill="var(--stucco)" />
    <path strokeWidth={0.9} d="M80 114h85M104 100h37M104 104h37M104 108h37M54 106h26M54 110h26M57 68h23" />
    <path strokeWidth={0.9} d="M112 6h21M142 7q4-4 8 0t8 0M146 13q4-4 8 0t8 0 8 0" />
    <circle cx={122.5} cy={66} r={26} fill="var(--brass)" />
    <circle cx={122.5} cy={66} r={20} fill="var(--channel)" />
    <path fill="var(--hot)" d={FLAME} />
    <path fill="var(--brass)" d="M119 80q-5-6 2-14 1 5 5 7t0 7z" />
    <circle cx={98} cy={130} r={12} fill="var(--chalk)" />
    <path stroke="var(--green)" strokeWidth={2.6} strokeLinecap="butt" d="M89.2 126.4A9.5 9.5 0 0 1 92.7 122.1" />
    <path strokeWidth={0.9} d="M98 130l-6.5-5.6M98 120v2M106.8 126.4l-1.9.8M104.7 136.7l-1.4-1.4M91.3 136.7l1.4-1.4" />
    <circle cx={126} cy={130} r={7.5} fill="var(--brass)" />
    <circle cx={150} cy={130} r={7.5} fill="var(--brass)" />
    <path d="M126 130v-5M150 130l4-3M99.5 66h0M145.5 66h0M122.5 43h0M122.5 89h0" />
    <Nuts />
  </svg>
);

/** What a power flush does inside a heating pipe. */
export const FlushLens = () => (
  <svg viewBox="0 0 240 180" aria-hidden="true" {...inkLine}>
    <Nuts />
    <g transform="rotate(45 120 86)">
      <path fill="var(--green)" d="M200 79h40q6 0 6 7t-6 7h-40z" />
      <path fill="var(--brass)" d="M186 80h16v12h-16z" />
      <path strokeWidth={0.9} d="M191 80v12M197 80v12M208 83h28M208 89h28" />
    </g>
    <circle cx={120} cy={86} r={62} fill="var(--hot)" />
    <path fill="var(--cut)" d="M75 48A59 59 0 0 1 165 48zM75 124A59 59 0 0 0 165 124z" />
    <path fill="var(--glass)" d="M83 40A59 59 0 0 1 157 40zM83 132A59 59 0 0 0 157 132z" />
    <path fill="var(--sludge)" d={SLUDGE} />
    <path
      stroke="var(--slate)"
      strokeWidth={0.9}
      d="M118 118l4-2M132 112h4M124 108l3-2M144 104l4 1M152 117l4-3M140 119h3M162 106l3 1M167 115l3-3"
    />
    <path strokeWidth={0.9} d={WAVES} />
    <g transform="translate(147 69) rotate(48)" strokeLinecap="butt">
      <path strokeWidth={12} d="M-11 15V0A11 11 0 0 1 11 0v15" />
      <path stroke="var(--green)" strokeWidth={8.8} d="M-11 6V0A11 11 0 0 1 11 0v6" />
      <path stroke="var(--paper)" strokeWidth={8.8} d="M-11 13.4V7.6M11 13.4V7.6" />
      <path fill="var(--sludge)" strokeWidth={0.9} d={`M-18 13${TUFT}M4 13${TUFT}`} />
    </g>
    <path stroke="var(--paper)" strokeWidth={2.2} d="M68.5 79A52 52 0 0 1 80 53" />
    <circle cx={120} cy={86} r={63} strokeWidth={11} />
    <circle cx={120} cy={86} r={63} stroke="var(--brass)" strokeWidth={7.8} />
    <circle cx={120} cy={86} r={65} strokeWidth={0.9} />
  </svg>
);

/** The compression nuts that join a picture to the pipe of its page. */
const Nuts = () => (
  <>
    <path fill="var(--brass)" d="M42 78h10v24H42l-2-2V80zM198 78h-10v24h10l2-2V80z" />
    <path
      strokeWidth={0.9}
      d="M42 84h10M42 96h10M42 78q2 3 0 6 3 6 0 12 2 3 0 6M198 84h-10M198 96h-10M198 78q-2 3 0 6-3 6 0 12-2 3 0 6"
    />
  </>
);

const DUCK = 'M122 138q-3-8 4-10 4 0 6-1-6-3-5-9 1-8 9-8 8 1 8 9 0 4-2 7 9 0 13-7 5 8 0 19z';
const DROP = 'q4 5 4 8a4 4 0 0 1-8 0q0-3 4-8z';
const DROPLET = 'q3 4 3 6a3 3 0 0 1-6 0q0-2 3-6z';
const JETS =
  'M105 88C100 60 86 39 64 39 48 39 41 49 38 60q-1 5-4 5t-3-6l-2 11q-1 5-5 5t-4-7C25 38 40 21 64 21 94 21 107 52 111 88z' +
  'M137 88C143 66 158 53 176 53 191 53 201 62 206 73q2 5 6 5 6-1 4-8C210 50 196 37 175 37 148 37 136 58 131 88z' +
  'M117 88C119 62 117 44 110 35q-4-6-10-4-5-2-3-7 5-7 13-4 3-7 11-7 10 0 13 9 9-3 14 5 3 7' +
  ' 1 12-2 4-6 2-1-2-1-3-1-3-8 0C126 44 124 62 125 88z' +
  `M22 104${DROP}M84 14${DROPLET}M158 12${DROPLET}M219 102${DROP}` +
  `M198 112${DROPLET}M62 56${DROPLET}M178 66${DROPLET}M12 60${DROPLET}`;
const GLEAMS = 'M28 48Q38 27 62 26M182 42q18 2 27 18M121 80V52M121 44V28M92 44q12 17 15 36M146 58q-9 12-11 24';
const SWOLLEN =
  'M52 82q26 1 40-6 6-3 6-8l7 4-1 10 7 8 6-6 7 7 7-7 8 5 4-9-1-8 5-4q1 6 7 8 12 6 34 6v16c-30 0-36 7-68 7s-38-7-68-7z';

const COLD_TAILS = 'M66 118v42a13 13 0 0 0 26 0v-16M107 144v36';
const GAS = 'M122.5 144v36';
const HOT_TAILS = 'M138 144v36M153 144v16a10.5 10.5 0 0 0 21 0V112';
const FLAME = 'M111 80q-6-9 1-18 0 6 4 7-1-12 9-20-1 8 5 13 4 4 3 9 2-1 3-5 4 8-2 14z';

const SLUDGE =
  'M78 124q6-4 13-1 2-5 8-4-9-7-7-18 3-10 14-10 10 0 14 7' +
  '-9-2-10 4-1 5 4 6 6-9 14-3 6-5 13 0 7-5 14-1 8-4 20 1A59 59 0 0 1 165 124z' +
  'M96 84q1-8 10-9l3 4q-7 1-9 7zM112 84l6-5 6 3-3 6-7 1zM108 66q6-4 10 1l-3 4q-3-2-6 0zM98 68l4-3 2 3-3 3z';
const WAVES = 'M84 60q5-5 10 0t10 0 10 0M74 76q4-5 8 0t8 0M68 92q5-5 10 0t10 0M120 55q5-5 10 0M72 108q4-5 8 0t8 0';
const TUFT = 'l-1 5 3-1 0 6 3-4 2 6 3-6 3 4 0-6 3 1-1-5z';
