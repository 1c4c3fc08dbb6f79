import { DrawingPart } from './InlineDrawing.tsx';
import { inkLine } from './ink-line.ts';
import { ScanCode } from './ScanCode.tsx';
import type { SvgFile } from './svg-file.ts';

interface Props {
  stopcock: SvgFile;
  heading: string;
  /** Labels of the lines that a household fills in. */
  lines: readonly string[];
  /** Text below the QR code that says what the code is for. */
  scan: string;
  /** Content of the QR code: the firm's contact card (vCard). */
  card: string;
}

/** Positions in units of the drawing. `left`: x of the labels; `written`: x of the ends of the lines to write on; `code`: the QR code. */
const left = 214;
const written = { from: 344, to: 540 };
const code = { x: 566, y: 46, size: 154 };
/** Returns the y of a line to write on. The lines are far enough apart for handwriting. */
const lineY = (index: number) => 74 + 37 * index;
const ruleUnder = (index: number) => `M${written.from} ${lineY(index)}H${written.to}`;

/**
 * Drawing for the printed sheet that a household puts on the fridge door: a stopcock with the direction that closes it, lines to write on,
 * and a QR code with the firm's contact card. Not shown on screens. On A4 paper a millimetre is almost four units of the drawing.
 */
export function StopcockSheet({ stopcock, heading, lines, scan, card }: Props) {
  return (
    <svg viewBox="0 0 720 260" aria-hidden="true" {...inkLine} fontFamily="system-ui, sans-serif" fontSize={17}>
      <DrawingPart svg={stopcock} />
      <g fill="var(--ink)" stroke="none">
        <text x={left} y={26} fontSize={20} fontWeight={700}>
          {heading}
        </text>
        {lines.map((line, index) => (
          <text key={line} x={left} y={lineY(index) - 6}>
            {line}
          </text>
        ))}
        <text x={code.x + code.size - 8} y={code.y + code.size + 10} fontSize={14} textAnchor="end">
          {scan}
        </text>
      </g>
      <path strokeWidth={1.2} strokeDasharray="1.5 4" d={lines.map((_, index) => ruleUnder(index)).join('')} />
      <ScanCode text={card} {...code} />
    </svg>
  );
}
