import { DrawingPart } from './InlineDrawing.tsx';
import { inkLine } from './ink-line.ts';
import { svgNamed } from './svg-file.ts';

interface Props {
  heading: string;
  /** Labels of the form, one a line. */
  lines: readonly string[];
}

/** Top of a row of the form, in units of the drawing. */
const rowY = (index: number) => 108 + 37 * index;

/** An empty quote form on a clipboard, with a label on each line. */
export function QuoteForm({ heading, lines }: Props) {
  const { height } = quoteFormSize(lines.length);
  const bottom = height - 26;
  return (
    <svg viewBox={`0 0 ${formWidth} ${height}`} aria-hidden="true" {...inkLine} fontFamily="system-ui, sans-serif">
      <rect x={6} y={16} width={328} height={height - 20} rx={10} fill="var(--brass)" />
      <path fill="var(--paper)" d={`M22 34h296V${bottom - 26}l-26 26H22z`} />
      <path fill="var(--glass)" d={`M318 ${bottom - 26}h-26v26z`} />
      <path fill="var(--slate)" d="M110 24h34a26 20 0 0 1 52 0h34v24H110z" />
      <circle cx={170} cy={20} r={6} fill="var(--paper)" />
      <DrawingPart svg={svgNamed('icons/nut')} transform="translate(36 56) scale(0.9)" fill="var(--brass)" />
      <g fill="var(--channel)" stroke="none">
        <text x={74} y={77} fontSize={21} fontWeight={700}>
          {heading}
        </text>
        {lines.map((line, index) => (
          <text key={line} x={36} y={rowY(index) + 14} fontSize={17}>
            {line}
          </text>
        ))}
      </g>
      <path
        stroke="var(--channel)"
        strokeWidth={0.9}
        d={lines.map((_, index) => `M36 ${rowY(index) + 24}H304`).join('')}
      />
      <path fill="var(--hot)" stroke="var(--channel)" d={`M270 ${bottom - 52}l58-64 11 10-58 64-14 4z`} />
      <path fill="var(--paper)" stroke="var(--channel)" d={`M270 ${bottom - 52}l-3 14 14-4z`} />
    </svg>
  );
}

const formWidth = 340;

/** Returns the size of a form with this number of lines. */
export const quoteFormSize = (lines: number) => ({ width: formWidth, height: rowY(lines) + 38 });
