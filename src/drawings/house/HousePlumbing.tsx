import { Tube } from '../Tube.tsx';

/**
 * Everything the firm looks after: the main, the tank, the boiler, three radiators in three states and two taps; and what
 * stands in front of it. Each tap's pipe starts at the inner edge of what feeds it, which opens that outline.
 */
export const HousePlumbing = () => (
  <>
    <defs>
      <linearGradient id="house-air" x2={0} y2={1}>
        <stop offset=".25" stopColor="var(--cold)" />
        <stop offset=".6" stopColor="var(--hot)" />
      </linearGradient>
      <linearGradient id="house-sludge" x2={0} y2={1}>
        <stop offset=".3" stopColor="var(--hot)" />
        <stop offset=".55" stopColor="var(--cold)" />
        <stop offset=".78" stopColor="var(--cold)" />
        <stop offset=".78" stopColor="var(--sludge)" />
      </linearGradient>
      <g id="house-rad">
        <path d="M173 24v4M205 24v4" />
        <rect x={168} width={42} height={24} rx={2} />
        <path strokeWidth={0.7} d="M175 2v20M182 2v20M189 2v20M196 2v20M203 2v20" />
      </g>
    </defs>
    <path fill="var(--stucco)" d="M152 80h30v19h-30z" />
    <path fill="var(--cold)" d="M152 88h30v11h-30zM154 132q2.5 4 2.5 5a2.5 2.5 0 0 1-5 0q0-1 2.5-5z" />
    <g strokeLinecap="butt">
      <Pipe fill="var(--cold)" width={7} d="M122 378H194M144 378V88q0-5 5-5h4" />
      <Pipe fill="var(--cold)" d="M209 155h17v201M209 241h17M209 327h17M160 98V125M147 295H154" />
      <Pipe fill="var(--hot)" d="M218 356V141h-9M218 227h-9M218 313h-9" />
    </g>
    <use href="#house-rad" y={136} fill="url(#house-air)" />
    <use href="#house-rad" y={222} fill="var(--hot)" />
    <use href="#house-rad" y={308} fill="url(#house-sludge)" />
    <Boiler />
    <Fixtures />
  </>
);

const Pipe = ({ width = 3.6, ...water }: { fill: string; d: string; width?: number }) => (
  <Tube {...water} width={width} walls={1.8} />
);

const Fixtures = () => (
  <>
    <path fill="var(--green)" d={GREEN} />
    <path fill="var(--channel)" d={CAT} />
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--stucco)" d={WHITE} />
    <path strokeWidth={0.7} d={DETAILS} />
  </>
);

const Boiler = () => (
  <>
    <rect x={192} y={352} width={38} height={42} rx={2} fill="var(--stucco)" />
    <path fill="var(--hot)" d="M213 358q1 6 5 9t2 9q-3 5-8 4-6-2-5-8 1-3 3-4 1 3 3 1 0-5 0-11z" />
    <circle cx={201} cy={386} r={4} fill="var(--chalk)" />
  </>
);

const GREEN =
  'M128 249v-14q0-4 4-4v-8q0-7 8-7t8 7v8q4 0 4 4v14zM132 231v18M148 231v18M132 241h16M153 311h12v25h-12z' +
  'M131 310q0-3 3-3t3 3q0 4-2 5h-2q-1 0-2-2l-2-4h1zM137 309q3 0 2 3l-2 1M134 307v-2';
const CAT = 'M187 222q-5 0-3 8 3-1 3-8-2-8 6-8 3 0 5 1l1-4 2 2h2l2-2q2 9-2 10 0 1-16 1z';
const BRASS =
  'M154 82l15 4M173 84a3 3 0 1 1-.1 0zM163 122v5h-5v3h-4v-4q0-4 4-4zM156 122v-3h-2 4-2' +
  'M135 160l-1 4h4zM160 160l1 4h-4zM153 293v5h5v3h4v-4q0-4-4-4zM160 293v-3h-2 4-2' +
  'M128 315h12v2h-12zM134 317v14l-4 5h8l-4-5M128 372l10 12v-12l-10 12zM133 378v10h-4 8-4';
const WHITE = 'M128 144q3 5 10 5h28q0 12-9 12h-20q-8 0-9-17zM196 135h10l1 14h-12zM151 304h16v3h-1v6h-14v-6h-1z';
const DETAILS = 'M131 149q3 3 7 3h27M195 145h12M157 313v23M161 313v23M201 386l2-2';
