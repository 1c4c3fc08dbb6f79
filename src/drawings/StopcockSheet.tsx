import { DrawingPart } from './InlineDrawing.tsx';
import { inkLine } from './ink-line.ts';
import { ScanCode } from './ScanCode.tsx';
import type { SvgFile } from './svg-file.ts';

interface Props {
  stopcock: SvgFile;
  heading: string;
  /** What a household writes down, a line for each. */
  lines: readonly string[];
  /** What the code above it is for. */
  scan: string;
  /** What a telephone reads from the code. */
  card: string;
}

/** Where the lines begin, and where the room for handwriting does. */
const left = 214;
const written = { from: 344, to: 540 };
const code = { x: 566, y: 46, size: 154 };
/** Lines have room for handwriting. */
const lineY = (index: number) => 74 + 37 * index;
const ruleUnder = (index: number) => `M${written.from} ${lineY(index)}H${written.to}`;

/**
 * For the fridge door: a stopcock with the way that closes it, lines to write on, and a code that puts the firm's card into a
 * telephone. Only paper shows it, on A4 almost four units to a millimetre.
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
