import type { ReactNode } from 'react';

export const Clean = () => (
  <Tube radius={62} bore={57} width={22}>
    <path
      strokeWidth={0.9}
      d="M20 84q8 8 16 0 8 8 16 0 8 8 16 0M66 64q8 8 16 0 8 8 16 0M60 106q8 8 16 0 8 8 16 0 8 8 16 0M26 126q8 8 16 0 8 8 16 0M66 142q8 8 16 0"
    />
  </Tube>
);

export const Sludged = () => (
  <Tube radius={62} bore={57} width={22}>
    <path
      fill="var(--sludge)"
      fillRule="evenodd"
      d="M7 102a57 57 0 1 0 114 0 57 57 0 1 0-114 0M13 107C9 74 36 50 66 50S118 76 113 110q-6-10-15-4-8-9-18 0-10-11-22 1-9-8-17-2-10-10-19 0-5-5-9 2z"
    />
    <path
      stroke="var(--slate)"
      strokeWidth={2.2}
      d="M24 120h0m14 10h0m10-12h0m-4 24h0m18-6h0m6-16h0m14 10h0m16-10h0m-8 24h0m-18 4h0"
    />
    <path strokeWidth={0.9} d="M30 84q8 8 16 0 8 8 16 0M66 70q8 8 16 0 8 8 16 0" />
  </Tube>
);

export const Tiny = () => (
  <Tube radius={22.5} bore={19} width={8}>
    <path
      fill="var(--sludge)"
      fillRule="evenodd"
      d="M45 141.5a19 19 0 1 0 38 0 19 19 0 1 0-38 0M58 138c1-7 10-8 12-2s-1 11-7 10-6-4-5-8z"
    />
  </Tube>
);

/** A cut pipe end and its width, all on y 164 at 5.6 units to the millimetre, so that sizes can be compared. */
function Tube({ radius, bore, width, children }: TubeProps) {
  const cy = 164 - radius;
  const body = `M64 ${cy}l20-16`;
  return (
    <>
      <path strokeWidth={2 * radius + 1.6} d={body} />
      <path stroke="color-mix(in oklab,var(--brass) 85%,var(--sludge))" strokeWidth={2 * radius - 1.6} d={body} />
      <circle cx="64" cy={cy} r={radius} fill="var(--brass)" />
      <circle cx="64" cy={cy} r={bore} fill="var(--cold)" />
      {children}
      <path strokeWidth={0.9} d={`M${64 - radius} 172v12m5-9l-5 3 5 3m-5-3H${64 + radius}m-5-3l5 3-5 3m5-9v12`} />
      <text
        x="64"
        y="199"
        textAnchor="middle"
        fontFamily="Georgia,serif"
        fontStyle="italic"
        fontSize={12}
        fill="var(--ink)"
        stroke="none"
      >
        {width} mm
      </text>
    </>
  );
}

interface TubeProps {
  radius: number;
  bore: number;
  /** Across the outside, in millimetres, as pipes are sold. */
  width: number;
  children: ReactNode;
}
