import type { ReactNode } from 'react';
import { inkLine } from './ink-line.ts';

/** Water where it should not be. */
export const BurstPipe = () => (
  <Spot size={90}>
    <path stroke="var(--cold)" strokeWidth={14} strokeLinecap="butt" d="M4 45H86" />
    <path d="M13 38H77M13 52H77" />
    <path fill="var(--brass)" d="M1 35h12v20H1zM77 35h12v20H77z" />
    <path strokeWidth={0.9} d="M5 35v20M9 35v20M81 35v20M85 35v20" />
    <path fill="var(--paper)" d="M37 38l5 4-4 5 8 10 4-9-4-4 6-6z" />
    <g strokeWidth={5.6}>
      <path d={JETS} />
      <path stroke="var(--cold)" strokeWidth={2.4} d={JETS} />
    </g>
    <path stroke="var(--cold)" strokeWidth={2.4} d="M8 26v3M30 6v4M58 5v4M68 27v3M82 13v3M46 63v4M44 75v5" />
  </Spot>
);

/** Where the heat is made, or is not. */
export const BoilerFront = () => (
  <Spot size={90}>
    <path fill="var(--brass)" d="M9 35h10v20H9zM71 35h10v20H71z" />
    <rect x={19} y={3} width={52} height={74} rx={2} fill="var(--stucco)" />
    <path fill="var(--hot)" d="M46 12q2 12 9 18t4 16q-4 11-15 9-11-4-9-15 1-6 5-9 2 6 5 2 1-10 1-21z" />
    <path fill="var(--brass)" d="M47 36q5 6 4 11t-6 4q-5-1-4-6 2-3 6-9z" />
    <path strokeWidth={0.9} d="M19 61H71M43 67h8M43 71h8" />
    <circle cx={30} cy={69} r={4.5} fill="var(--chalk)" />
    <path strokeWidth={0.9} d="M30 69l2-2" />
    <circle cx={62} cy={69} r={2.5} fill="var(--brass)" />
  </Spot>
);

/** A heating pipe cut across: what a power flush takes out. */
export const SludgedPipe = () => (
  <Spot size={90}>
    <circle cx={45} cy={45} r={40} fill="var(--cut)" />
    <circle cx={45} cy={45} r={32} fill="var(--hot)" />
    <path fill="var(--sludge)" d={SLUDGE} />
    <path
      stroke="var(--slate)"
      strokeWidth={0.9}
      d="M24 58l3 2M35 66l2-2M44 60l3 1M51 69l2 2M60 61l3-2M36 73h3M66 52l2 1M20 46l1 3"
    />
    <path strokeWidth={0.9} d="M28 29q5 4 10 0 5 4 10 0M46 38q5 4 10 0" />
  </Spot>
);

/** For the 404 page: a dripping tap. */
export const DrippingTap = () => (
  <Spot size={200}>
    <path fill="var(--cold)" d="M18 172q2-12 30-12 22-5 52-3 34-4 56 2 32 4 29 15-2 10-34 10-30 7-62 3-70 4-71-15z" />
    <path strokeWidth={0.9} d="M112 172q2-5 24-5t24 5q-2 5-24 5t-24-5zM124 172q2-2 12-2t12 2q-2 2-12 2t-12-2z" />
    <path fill="var(--paper)" stroke="var(--channel)" d="M70 134l17 24H53zM38 152q34 10 64 0l-12 23q-20 4-40 0z" />
    <path stroke="var(--channel)" strokeWidth={0.9} d="M70 134v22M50 175l20-19 20 19" />
    <path strokeWidth={0.9} d="M30 180q6-3 12 0t12 0M88 181q6-3 12 0" />
    <path fill="var(--cold)" d="M136 122q9 11 9 17a9 9 0 0 1-18 0q0-6 9-17zM136 104q3 4 3 6a3 3 0 0 1-6 0q0-2 3-6z" />
    <path strokeWidth={0.9} d="M22 44H8M22 70H2M22 96H10M14 44v26M10 70v26M15 96v16" />
    <path d="M22 26V122" />
    <path
      fill="var(--brass)"
      d="M34 58H62l4-8h24l4 8h22q32 0 32 32v6H124v-4q0-10-10-10H34zM121 96h30v8H121zM72 50V30h12v20M22 48h12v44H22z"
    />
    <path fill="var(--brass)" d="M48 20a5 5 0 0 0 0 10h60a5 5 0 0 0 0-10z" />
    <path fill="var(--hot)" d="M72 25a6 6 0 0 1 12 0 6 6 0 0 1-12 0z" />
    <path strokeWidth={0.9} d="M40 64H66M94 64h20q26 0 28 20M28 56h0M28 84h0M72 38h12" />
  </Spot>
);

const Spot = ({ size, children }: { size: number; children: ReactNode }) => (
  <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" {...inkLine}>
    {children}
  </svg>
);

const JETS = 'M42 40Q38 14 24 14T8 30M44.5 40Q43 20 46 4M47 40Q52 19 65 19T80 31';
const SLUDGE = 'M13.5 49q7-6 13-1t11 1 10-3q7-2 12 4t10 0 7.5-3A32 32 0 0 1 13.5 49z';
