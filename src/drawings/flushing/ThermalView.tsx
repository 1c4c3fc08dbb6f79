import type { ReactNode } from 'react';
import { floor, scale } from './thermal-bands.ts';

/** What the camera sees once; columns, mask and marks come from the drawing around it. */
export function ThermalView({
  heat,
  outlet,
  children,
}: {
  heat: readonly string[];
  outlet: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <path fill="var(--channel)" d="M2 4q0-2 2-2H356q2 0 2 2V140q0 2-2 2H4q-2 0-2-2z" />
      <path strokeWidth={9} d="M38 131V104H60M260 104H282V131M64 116v14M256 116v14" />
      <path stroke={scale[6]} strokeWidth={6} d="M38 130V104H60" />
      <path stroke={outlet} strokeWidth={6} d="M260 104H282V130M64 114v16M256 114v16" />
      <path strokeWidth={14} d="M38 98V86" />
      <path stroke={scale[3]} strokeWidth={11} d="M38 98V86" />
      <path stroke="none" fill={floor} d="M3 130H357v11H3z" />
      <use href="#thermal-radiators-columns" strokeWidth={25.6} />
      <g mask="url(#thermal-radiators-mask)" stroke="none">
        <path fill={scale[6]} d="M50 16H270V118H50z" />
        {heat.map((d, i) => (
          <path key={d} fill={scale[5 - i]} d={d} />
        ))}
      </g>
      <use href="#thermal-radiators-marks" stroke="var(--channel)" strokeWidth={4} />
      <use href="#thermal-radiators-marks" stroke="var(--pane)" />
      <circle cx="330" cy="34" r="12" fill="var(--chalk)" />
      {children}
    </>
  );
}
