import { Tube } from '../Tube.tsx';

/** A pipe of a share picture. */
export const SharePipe = ({ d, water }: { d: string; water: 'cold' | 'hot' }) => (
  <g strokeLinecap="butt">
    <Tube d={d} fill={`var(--${water})`} width={32} walls={6} />
  </g>
);

/** Cold water from the sign above, past its stopcock, to the left side of the number. */
export const ColdPipe = ({ y }: { y: number }) => (
  <>
    <SharePipe water="cold" d={`M130 90V${y - 70}q0 70 70 70H300`} />
    <g transform={`translate(130 ${(y + 46) / 2})`}>
      <path fill="var(--brass)" d="M-22-62h44v14h-44zM-22 48h44v14h-44zM-30-48h60l-8 26v44l8 26h-60l8-26v-44z" />
      <Wheel />
      <circle r={11} fill="var(--brass)" />
    </g>
  </>
);

const Wheel = () => (
  <>
    <circle r={44} strokeWidth={20} />
    <path strokeWidth={14} d={SPOKES} />
    <circle r={44} stroke="var(--slate)" strokeWidth={14} />
    <path stroke="var(--slate)" strokeWidth={8} d={SPOKES} />
  </>
);

/** Hot water from the right side of the number, past its gauge, to the sign above. */
export const HotPipe = ({ y }: { y: number }) => (
  <>
    <SharePipe water="hot" d={`M900 ${y}H1000q70 0 70-70V90`} />
    <g transform={`translate(1070 ${(y + 46) / 2})`}>
      <path fill="var(--brass)" d="M-22-80h44v160h-44z" />
      <circle r={66} fill="var(--brass)" />
      <circle r={53} fill="var(--paper)" />
      <g strokeWidth={11} strokeLinecap="butt">
        <path stroke="var(--cold)" d="M-28.3 28.3A40 40 0 0 1-28.3-28.3" />
        <path stroke="var(--brass)" d="M-28.3-28.3A40 40 0 0 1 28.3-28.3" />
        <path stroke="var(--hot)" d="M28.3-28.3A40 40 0 0 1 28.3 28.3" />
      </g>
      <path strokeWidth={6} d="M-10 4L31-13" />
      <path strokeWidth={16} d="M0 0h0" />
    </g>
  </>
);

const SPOKES = 'M0-44V44M-38-22L38 22M-38 22L38-22';
