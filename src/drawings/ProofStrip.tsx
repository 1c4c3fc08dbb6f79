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

/** Returns the size of the column. */
export const proofColumnSize = (props: Props) => ({ width: 426, height: 344 * papersOf(props).length + 36 });

/** Returns the vertical position of a line of the quote. */
const lineY = (index: number) => 80 + 25 * index;
/** Returns the vertical position of a step on the job sheet. */
const stepY = (index: number) => 66 + 40 * index;

/**
 * Drawing of the papers that a customer can ask to see, for the bottom of a band (a full-width section): an engineer's Gas Safe card with
 * labels, a list of what a written quote contains, and a job sheet. On the job sheet, a pipe joins the first six steps from the call to the
 * bill.
 */
export const ProofStrip = (props: Props) => (
  <Papers {...proofStripSize}>
    {/* Without a card its place is empty, so that the quote stays in the middle. */}
    {papersOf(props).map((paper, index, { length }) => (
      <g key={paper.key} transform={`translate(${100 + 375 * (index + 3 - length)} 36)`}>
        {paper}
      </g>
    ))}
  </Papers>
);

/** The papers of `ProofStrip` one below the other, for phones, to the right of the pipe in the margin of the page. */
export const ProofColumn = (props: Props) => (
  <Papers {...proofColumnSize(props)}>
    {papersOf(props).map((paper, index) => (
      <g key={paper.key} transform={`translate(40 ${36 + 344 * index})`}>
        {paper}
      </g>
    ))}
  </Papers>
);

/** Returns the papers from left to right, each 330 × 308 units large. */
const papersOf = ({ gasSafe, quote, ringing }: Props) => [
  ...(gasSafe ? [<CardPaper {...gasSafe} key="card" />] : []),
  <QuotePaper {...quote} key="quote" />,
  <JobPaper {...ringing} key="job" />,
];

const shade = <path fill="var(--shade)" stroke="none" d="M10 10H340V318H10z" />;

const Papers = ({ width, height, children }: { width: number; height: number; children: ReactNode }) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...inkLine} fontFamily={fileFont}>
    {children}
  </svg>
);

const CardPaper = (card: GasCardProps) => (
  <>
    {shade}
    <path fill="var(--paper)" d="M0 0H330V308H0z" />
    <text x={20} y={31} fill="var(--channel)" stroke="none" fontSize={18} fontWeight={700}>
      {card.labels.heading}
    </text>
    <LabelledCard {...card} transform="translate(14 43)" />
  </>
);

const QuotePaper = ({ heading, lines }: Props['quote']) => (
  <>
    {shade}
    <path fill="var(--paper)" d="M0 0H304l26 26V308H0z" />
    <path fill="var(--clear)" d="M304 0v26h26z" />
    <g fill="var(--channel)" stroke="none" fontSize={16}>
      <text x={24} y={36} fontSize={20} fontWeight={700}>
        {heading}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={54} y={lineY(index)}>
          {line}
        </text>
      ))}
    </g>
    <path stroke="var(--channel)" strokeWidth={3} d="M24 50H306" />
    <path
      stroke="var(--brass)"
      strokeWidth={4}
      d={lines.map((_, index) => `M26 ${lineY(index) - 6}l6 6 11-13`).join('')}
    />
  </>
);

const JobPaper = ({ heading, steps: all }: Props['ringing']) => {
  const steps = all.slice(0, 6);
  const last = stepY(steps.length - 1);
  const hot = stepY(2);
  return (
    <>
      {shade}
      <path fill="var(--paper)" d={`M0 0${'q8 9 16.5 0'.repeat(20)}V308H0z`} />
      <path stroke="var(--cold)" strokeWidth={8} d={`M36 ${stepY(0)}V${hot}`} />
      <path stroke="var(--hot)" strokeWidth={8} d={`M36 ${hot}V${last}`} />
      <g fill="var(--channel)" stroke="none" fontSize={16}>
        <text x={22} y={36} fontSize={18} fontWeight={700}>
          {heading}
        </text>
        {steps.map(({ title }, index) => (
          <g key={title}>
            <circle cx={36} cy={stepY(index)} r={13} fill="var(--brass)" stroke="var(--channel)" />
            <text x={36} y={stepY(index) + 5.5} textAnchor="middle" fontWeight={700}>
              {index + 1}
            </text>
            <text x={62} y={stepY(index) + 5.5}>
              {title}
            </text>
          </g>
        ))}
      </g>
    </>
  );
};
