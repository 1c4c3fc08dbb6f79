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
const lineY = (index: number) => 116 + 25 * index;
/** Returns the vertical position of a step on the job sheet. */
const stepY = (index: number) => 102 + 40 * index;

/**
 * Drawing of the papers that a customer can ask to see, for the bottom of a band (a full-width section): an engineer's Gas Safe card with
 * labels, a list of what a written quote contains, and a job sheet. On the job sheet, a pipe joins the first six steps from the call to the
 * bill.
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
        <g transform="translate(-60)">
          <CardPaper {...gasSafe} />
        </g>
      )}
      <g transform={`translate(-435 ${top})`}>
        <QuotePaper {...quote} />
      </g>
      <g transform={`translate(-810 ${top + spacing})`}>
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
  <>
    <path fill="var(--shade)" stroke="none" d="M110 46H440V354H110z" />
    <path fill="var(--paper)" d="M100 36H430V344H100z" />
    <text x={120} y={67} fill="var(--channel)" stroke="none" fontSize={18} fontWeight={700}>
      {card.labels.heading}
    </text>
    <LabelledCard {...card} transform="translate(114 79)" />
  </>
);

const QuotePaper = ({ heading, lines }: Props['quote']) => (
  <>
    <path fill="var(--shade)" stroke="none" d="M485 46H815V354H485z" />
    <path fill="var(--paper)" d="M475 36H779l26 26V344H475z" />
    <path fill="var(--clear)" d="M779 36v26h26z" />
    <g fill="var(--channel)" stroke="none" fontSize={16}>
      <text x={499} y={72} fontSize={20} fontWeight={700}>
        {heading}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={529} y={lineY(index)}>
          {line}
        </text>
      ))}
    </g>
    <path stroke="var(--channel)" strokeWidth={3} d="M499 86H781" />
    <path
      stroke="var(--brass)"
      strokeWidth={4}
      d={lines.map((_, index) => `M501 ${lineY(index) - 6}l6 6 11-13`).join('')}
    />
  </>
);

const JobPaper = ({ heading, steps: all }: Props['ringing']) => {
  const steps = all.slice(0, 6);
  const last = stepY(steps.length - 1);
  const hot = stepY(2);
  return (
    <>
      <path fill="var(--shade)" stroke="none" d="M860 46H1190V354H860z" />
      <path fill="var(--paper)" d={`M850 36${'q8 9 16.5 0'.repeat(20)}V344H850z`} />
      <path stroke="var(--cold)" strokeWidth={8} d={`M886 ${stepY(0)}V${hot}`} />
      <path stroke="var(--hot)" strokeWidth={8} d={`M886 ${hot}V${last}`} />
      <g fill="var(--channel)" stroke="none" fontSize={16}>
        <text x={872} y={72} fontSize={18} fontWeight={700}>
          {heading}
        </text>
        {steps.map(({ title }, index) => (
          <g key={title}>
            <circle cx={886} cy={stepY(index)} r={13} fill="var(--brass)" stroke="var(--channel)" />
            <text x={886} y={stepY(index) + 5.5} textAnchor="middle" fontWeight={700}>
              {index + 1}
            </text>
            <text x={912} y={stepY(index) + 5.5}>
              {title}
            </text>
          </g>
        ))}
      </g>
    </>
  );
};
