import { OpenVan, SeasideHouse } from '../OpenVan.tsx';
import { Sea } from '../street/Backdrops.tsx';
import { ColdPipe, HotPipe } from './Pipework.tsx';

/** The firm's van at the kerb between a terrace and the sea, its tools laid out. */
export const VanAtTheSea = ({ y }: { y: number }) => (
  <>
    <g transform="translate(403 351) scale(.82)" strokeWidth={1.6}>
      <path fill="var(--cold)" d="M440 140H1000V206H440z" />
      <svg x={440} y={-60} width={560} height={270} viewBox="1340 85 560 270" aria-hidden="true">
        <Sea />
      </svg>
      <path fill="var(--slate)" d="M-500 210H1000V262H-500z" />
      <path stroke="var(--glass)" strokeWidth={4} strokeDasharray="3 12 0 9 1 14" d={FLINTS} />
      <path fill="var(--earth)" d="M-500 262H1000V350H-500z" />
      <path d="M-500 268H1000M-500 276H1000" />
      <path strokeWidth={8} strokeDasharray=".9 37" strokeLinecap="butt" d="M-500 272H1000" />
      {[-88, -176, -264, -352, -440, -528].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <SeasideHouse />
        </g>
      ))}
      <path fill="var(--glow)" d="M-500 204H1000v6H-500z" />
      <svg width={480} height={340} aria-hidden="true">
        <OpenVan />
      </svg>
    </g>
    <ColdPipe y={y} />
    <HotPipe y={y} />
  </>
);

const FLINTS = 'M-500 218H1000M-494 229H1000M-498 240H1000M-492 251H1000';
