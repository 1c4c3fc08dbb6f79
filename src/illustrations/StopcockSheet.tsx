import { inkLine } from './ink-line.ts';

interface Props {
  heading: string;
  /** What a household writes down, a line for each. */
  lines: readonly string[];
}

/** Lines have room for handwriting. */
const lineY = (index: number) => 74 + 37 * index;
const ruleUnder = (index: number) => `M410 ${lineY(index)}H716`;

/** For the fridge door: a stopcock with the way that closes it, and lines to write on. Only paper shows it. */
export function StopcockSheet({ heading, lines }: Props) {
  return (
    <svg viewBox="0 0 720 260" aria-hidden="true" {...inkLine} fontFamily="system-ui, sans-serif" fontSize={17}>
      <Stopcock />
      <g fill="var(--ink)" stroke="none">
        <text x={270} y={26} fontSize={20} fontWeight={700}>
          {heading}
        </text>
        {lines.map((line, index) => (
          <text key={line} x={270} y={lineY(index) - 6}>
            {line}
          </text>
        ))}
      </g>
      <path strokeWidth={1.2} strokeDasharray="1.5 4" d={lines.map((_, index) => ruleUnder(index)).join('')} />
    </svg>
  );
}

const Stopcock = () => (
  <>
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
  </>
);
