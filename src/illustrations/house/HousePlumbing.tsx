/** Everything the firm looks after: the circuit, three radiators in three states, the tank, the main and the boiler. */
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
    <Pipe colour="var(--cold)" d="M209 155H226V356M209 241H226M209 327H226" />
    <Pipe colour="var(--hot)" d="M218 356V141H209M218 227H209M218 313H209" />
    <use href="#house-rad" y={136} fill="url(#house-air)" />
    <use href="#house-rad" y={222} fill="var(--hot)" />
    <use href="#house-rad" y={308} fill="url(#house-sludge)" />
    <Tank />
    <Pipe colour="var(--cold)" width={7} d="M122 378H194M144 378V88q0-5 5-5h4" />
    <path fill="var(--brass)" d="M128 372l10 12v-12l-10 12zM133 378v10M129 388h8" />
    <Boiler />
  </>
);

const Pipe = ({ colour, d, width = 3.6 }: { colour: string; d: string; width?: number }) => (
  <g strokeLinecap="butt">
    <path strokeWidth={width} d={d} />
    <path stroke={colour} strokeWidth={width - 1.8} d={d} />
  </g>
);

const Tank = () => (
  <>
    <path fill="var(--stucco)" d="M152 80h30v19h-30z" />
    <path fill="var(--cold)" d="M152 88h30v11h-30z" />
    <path d="M154 82l19 5" />
    <circle cx={173} cy={87} r={3.5} fill="var(--brass)" />
  </>
);

const Boiler = () => (
  <>
    <rect x={192} y={352} width={38} height={42} rx={2} fill="var(--stucco)" />
    <path fill="var(--hot)" d="M213 358q1 6 5 9t2 9q-3 5-8 4-6-2-5-8 1-3 3-4 1 3 3 1 0-5 0-11z" />
    <circle cx={201} cy={386} r={4} fill="var(--chalk)" />
    <path strokeWidth={0.7} d="M201 386l2-2" />
  </>
);
