import { Desk, NightWindow, Ringing } from '../Telephone.tsx';
import { ColdPipe, HotPipe } from './Pipework.tsx';

/** The firm's telephone rings at night on a desk before a row of windows, and a hand lifts its receiver. */
export const NightOffice = ({ y }: { y: number }) => (
  <>
    <path fill="var(--glass)" stroke="none" d="M0 0H1200V630H0z" />
    <ColdPipe y={y} />
    <HotPipe y={y} />
    <g strokeWidth={1.6} transform="translate(448 386) scale(.95)">
      <path fill="var(--stucco)" d="M-500 196H1000V270H-500z" />
      <path d="M-500 204H1000M-500 246H1000" />
      {[-412, -275, -138, 292, 429, 566].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <NightWindow moon={false} />
        </g>
      ))}
      <NightWindow />
      <Desk />
      <Ringing sleeve={SLEEVE} />
    </g>
  </>
);

/** From the plate with the number above. */
const SLEEVE = 'M259 33L286 19Q302 10 302-20H356Q356 36 322 50L277 67z';
