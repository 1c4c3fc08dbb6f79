import { RadiatorAfter, RadiatorBefore, ThermalDefinitions } from '../flushing/ThermalRadiators.tsx';
import { floor } from '../flushing/thermal-bands.ts';
import { ColdPipe, HotPipe } from './Pipework.tsx';

/** A radiator through a thermal camera: on the cold side before its flush, on the hot side after. */
export const FlushedRadiators = ({ y }: { y: number }) => (
  <>
    <ColdPipe y={y} />
    <HotPipe y={y} />
    <path fill="var(--channel)" d="M-5 438H1205V640H-5z" />
    <path fill={floor} stroke="none" d="M0 617H1200V630H0z" />
    <ThermalDefinitions />
    <g strokeWidth={1.6}>
      <g transform="translate(112 445) scale(1.32)">
        <RadiatorBefore />
      </g>
      <g transform="translate(613 445) scale(1.32)">
        <RadiatorAfter />
      </g>
    </g>
  </>
);
