import type { ReactNode } from 'react';
import { type GasCardProps, LabelledCard } from './GasCard.tsx';
import { fileFont, inkLine } from './ink-line.ts';

interface Props {
  /** A Gas Safe card and its labels. Undefined if the firm isn't registered: then the drawing has no card. */
  gasSafe: GasCardProps | undefined;
  quote: { heading: string; lines: readonly string[] };
  ringing: { heading: string; steps: readonly { title: string }[] };
}

/** Size of the strip. Narrow tablets show only its middle, about 900 units. */
export const proofStripSize = { width: 1280, height: 360 };

/** Vertical distance from one paper of the column to the next. */
const spacing = 344;

/** Returns the size of the column. */
export const proofColumnSize = ({ gasSafe }: Props) => ({ width: 426, height: (gasSafe ? 3 : 2) * spacing + 36 });

/** Returns the vertical position of a line of the quote. */
const lineY = (index: number) => 108 + 25 * index;
/** Returns the vertical position of a step on the job sheet. */
const stepY = (index: number) => 102 + 37 * index;

/**
 * Drawing of the papers that a customer can ask to see, for the bottom of a band (a full-width section): an engineer's Gas Safe card with
 * labels, a written quote whose lines are not filled in yet, and a job sheet. On the job sheet, a pipe joins the first six steps from the
 * call to the bill.
 */
export const ProofStrip = ({ gasSafe, quote, ringing }: Props) => (
  <Papers {...proofStripSize}>
    {gasSafe && <CardPaper {...gasSafe} />}
    <QuotePaper {...quote} />
    <JobPaper {...ringing} />
  </Papers>
);

/**
 * The papers of `ProofStrip` one below the other, for phones. Moves each paper from its place in the strip to the left edge of the column,
 * which is to the right of the pipe in the margin of the page.
 */
export function ProofColumn(props: Props) {
  const { gasSafe, quote, ringing } = props;
  const top = gasSafe ? spacing : 0;
  return (
    <Papers {...proofColumnSize(props)}>
      {gasSafe && (
        <g transform="translate(-36)">
          <CardPaper {...gasSafe} />
        </g>
      )}
      <g transform={`translate(-424 ${top})`}>
        <QuotePaper {...quote} />
      </g>
      <g transform={`translate(-852 ${top + spacing})`}>
        <JobPaper {...ringing} />
      </g>
    </Papers>
  );
}

const Papers = ({ width, height, children }: { width: number; height: number; children: ReactNode }) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...inkLine} fontFamily={fileFont}>
    {children}
  </svg>
);

const CardPaper = (card: GasCardProps) => (
  <g transform="rotate(1 231 300)">
    <path fill="var(--shade)" stroke="none" d="M86 46H394V354H86z" />
    <path fill="var(--paper)" d="M76 36H386V344H76z" />
    <text x={86} y={67} fill="var(--channel)" stroke="none" fontSize={18} fontWeight={700}>
      {card.labels.heading}
    </text>
    <LabelledCard {...card} transform="translate(80 79)" />
  </g>
);

const QuotePaper = ({ heading, lines }: Props['quote']) => {
  // The dotted rules begin to the right of the longest line. A letter is at most 8.6 units wide.
  const ruleX = 500 + 8.6 * Math.max(...lines.map((line) => line.length));
  return (
    <g transform="translate(8) rotate(-1.2 640 300)">
      <path fill="var(--shade)" stroke="none" d="M466 34H836V354H466z" />
      <path fill="var(--paper)" d="M456 24H800l26 26V344H456z" />
      <path fill="var(--clear)" d="M800 24v26h26z" />
      <g fill="var(--channel)" stroke="none" fontSize={16}>
        <text x={480} y={66} fontSize={21} fontWeight={700}>
          {heading}
        </text>
        {lines.map((line, index) => (
          <text key={line} x={480} y={lineY(index)}>
            {line}
          </text>
        ))}
      </g>
      <path stroke="var(--channel)" strokeWidth={3} d="M480 80H802" />
      <path
        stroke="var(--channel)"
        strokeWidth={1.6}
        strokeDasharray="1.5 5"
        d={lines.map((_, index) => `M${ruleX} ${lineY(index)}H802`).join('')}
      />
    </g>
  );
};

const JobPaper = ({ heading, steps: all }: Props['ringing']) => {
  const steps = all.slice(0, 6);
  const last = stepY(steps.length - 1);
  const hot = stepY(2);
  return (
    <g transform="rotate(1 1040 300)">
      <path fill="var(--shade)" stroke="none" d="M902 46H1222V354H902z" />
      <path fill="var(--paper)" d={`M892 36${'q8 9 16 0'.repeat(20)}V344H892z`} />
      <path stroke="var(--cold)" strokeWidth={8} d={`M926 ${stepY(0)}V${hot}`} />
      <path stroke="var(--hot)" strokeWidth={8} d={`M926 ${hot}V${last}`} />
      <g fill="var(--channel)" stroke="none" fontSize={16}>
        <text x={912} y={72} fontSize={18} fontWeight={700}>
          {heading}
        </text>
        {steps.map(({ title }, index) => (
          <g key={title}>
            <circle cx={926} cy={stepY(index)} r={13} fill="var(--brass)" stroke="var(--channel)" />
            <text x={926} y={stepY(index) + 5.5} textAnchor="middle" fontWeight={700}>
              {index + 1}
            </text>
            <text x={952} y={stepY(index) + 5.5}>
              {title}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
};
