import type { ReactNode } from 'react';
import { Clean, Sludged, Tiny } from './PipeEnds.tsx';

/** Three pipes cut across at one scale, so that the eye can compare the way left for water. */
export function PipeSections() {
  return (
    <Plate
      name="pipe-sections"
      width={480}
      title="Three heating pipes cut across"
      desc="A clean 22 mm pipe, full of moving water; the same pipe half blocked with black sludge; and an 8 mm microbore pipe at the same scale, nearly closed by a little sludge."
    >
      <g transform="translate(21)">
        <Clean />
      </g>
      <g transform="translate(205)">
        <Sludged />
      </g>
      <g transform="translate(349)">
        <Tiny />
      </g>
    </Plate>
  );
}

export function CleanPipe() {
  return (
    <Plate
      name="clean-pipe"
      title="A clean pipe"
      desc="A 22 mm copper pipe cut across: water fills it and moves freely."
    >
      <Clean />
    </Plate>
  );
}

export function SludgedSection() {
  return (
    <Plate
      name="sludged-section"
      title="A pipe with sludge"
      desc="The same pipe half blocked: black magnetite lies at the bottom and coats the wall."
    >
      <Sludged />
    </Plate>
  );
}

export function Microbore() {
  return (
    <Plate
      name="microbore"
      title="A microbore pipe"
      desc="An 8 mm pipe, about a third as wide: a little sludge nearly closes it."
    >
      <Tiny />
    </Plate>
  );
}

function Plate({ name, width = 150, title, desc, children }: PlateProps) {
  return (
    <svg
      viewBox={`0 18 ${width} 190`}
      role="img"
      aria-labelledby={`${name}-title ${name}-desc`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id={`${name}-title`}>{title}</title>
      <desc id={`${name}-desc`}>{desc}</desc>
      {children}
    </svg>
  );
}

interface PlateProps {
  name: string;
  width?: number;
  title: string;
  desc: string;
  children: ReactNode;
}
