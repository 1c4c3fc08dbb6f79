import type { ReactNode } from 'react';
import { inkLine } from '../../drawings/ink-line.ts';
import { shareSize } from '../../facts/share-pictures.ts';
import { type Block, type Layout, plate, signHeight } from './lay-out.ts';

interface Props {
  layout: Layout;
  /** The address of the firm's mark. */
  mark: string;
  /** Where the middle of the number's plate is. */
  y: number;
  /** What stands under the number. */
  drawing: ReactNode;
}

/** The firm's name as over a shop, the page's heading, and the number on an enamel plate that a pipe feeds. */
export function SharePicture({ layout, mark, y, drawing }: Props) {
  const { width, height } = shareSize;
  return (
    <svg width={width} height={height} aria-hidden="true" {...inkLine} strokeWidth={3}>
      <path fill="var(--sky)" stroke="none" d={`M0 0H${width}V${height}H0z`} />
      <svg y={y + plate.height / 2} width={width} height={height - y - plate.height / 2} aria-hidden="true">
        {drawing}
      </svg>
      <Pipe y={y} />
      <Plate y={y} />
      <path fill="var(--channel)" stroke="none" d={`M0 0H${width}V${signHeight}H0z`} />
      <path stroke="var(--on-channel-line)" d="M280 10H10V90H280M920 10H1190V90H920" />
      <path stroke="var(--brass)" strokeWidth={5} d={`M0 ${signHeight}H${width}`} />
      <image href={mark} {...layout.mark} />
      <g stroke="none">
        <Words block={layout.firm} fill="var(--on-channel)" />
        {layout.lead && <Words block={layout.lead} fill="var(--ink)" />}
        {layout.heading.map((block, index) => (
          <Words
            key={block.outlines}
            block={block}
            fill="var(--ink)"
            under={index > 0 ? 'var(--glow)' : 'var(--shade)'}
          />
        ))}
        <Words block={layout.phone} fill="var(--on-call)" />
      </g>
    </svg>
  );
}

/** Cold water comes to the number, and hot water leaves it. */
const Pipe = ({ y }: { y: number }) => (
  <g strokeLinecap="butt">
    <path strokeWidth={32} d={`M0 ${y}H1200`} />
    <path stroke="var(--cold)" strokeWidth={26} d={`M0 ${y}H600`} />
    <path stroke="var(--hot)" strokeWidth={26} d={`M600 ${y}H1200`} />
  </g>
);

/** The enamel under the number, between the two nuts that join it to the pipe. */
function Plate({ y }: { y: number }) {
  const { width, height } = plate;
  const inset = 9;
  return (
    <g transform={`translate(600 ${y})`}>
      <path fill="var(--brass)" d="M-320-22h8v-6h16v56h-16v-6h-8zM320-22h-8v-6h-16v56h16v-6h8z" />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={6} fill="var(--call)" />
      <rect
        x={inset - width / 2}
        y={inset - height / 2}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={3}
        stroke="var(--on-call)"
        strokeWidth={4}
      />
    </g>
  );
}

/** Words, and the shade under a heading. */
function Words({ block: { outlines, size }, fill, under }: { block: Block; fill: string; under?: string }) {
  return (
    <>
      {under && <path fill={under} d={outlines} transform={`translate(${size * 0.045} ${size * 0.045})`} />}
      <path fill={fill} d={outlines} />
    </>
  );
}
