import { inkLine } from './ink-line.ts';
import { ScanCode } from './ScanCode.tsx';

interface Props {
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
export function StopcockSheet({ heading, lines, scan, card }: Props) {
  return (
    <svg viewBox="0 0 720 260" aria-hidden="true" {...inkLine} fontFamily="system-ui, sans-serif" fontSize={17}>
      <Stopcock />
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

const Stopcock = () => (
  <g transform="translate(-20)">
    <path strokeWidth={28} strokeLinecap="butt" d="M110 0V260" />
    <path stroke="var(--paper)" strokeWidth={24} strokeLinecap="butt" d="M110 0V260" />
    <g fill="var(--paper)">
      <path d="M86 62h48l5 7v18l-5 7H86l-5-7V69zM86 166h48l5 7v18l-5 7H86l-5-7v-18z" />
      <path d="M88 94h44q8 36 0 72H88q-8-36 0-72z" />
      <rect x={54} y={121} width={112} height={18} rx={9} />
      <circle cx={110} cy={130} r={17} />
    </g>
    <path strokeWidth={0.9} d="M99 62v32M121 62v32M99 166v32M121 166v32M104 130h12" />
    <path strokeWidth={4} d="M24 130A86 86 0 0 1 110 44a86 86 0 0 1 84 68" />
    <path fill="var(--ink)" d="M206 106l-8 27-19-20z" />
  </g>
);
