import type { Words } from '../site/files/content.ts';
import { DrawingPart } from './InlineDrawing.tsx';
import { fileFont, inkLine } from './ink-line.ts';
import type { SvgFile } from './svg-file.ts';

export interface GasCardProps {
  /** Drawing of both sides of a card, with each part at the place to which its line leads. */
  card: SvgFile;
  labels: Labels;
}

type Labels = NonNullable<Words['badges']['gasSafe']>['card'];

/** Size of the drawing. */
export const gasCardSize = { width: 304, height: 260 };

/** Drawing of both sides of an engineer's Gas Safe card, for a background of paper. A line leads from each label to a part of the card. */
export function GasCard(props: GasCardProps) {
  const { width, height } = gasCardSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...inkLine} fontFamily={fileFont}>
      <LabelledCard {...props} />
    </svg>
  );
}

/** Returns the text of the labels, as alternative text for the drawing. */
export const gasCardText = (labels: Labels) => labelPlaces.map(({ name }) => labels[name]).join(', ');

/** Labels in reading order, and where each begins. */
const labelPlaces = [
  { name: 'photo', x: 6, y: 156 },
  { name: 'number', x: 184, y: 66 },
  { name: 'expiry', x: 184, y: 92 },
  { name: 'back', x: 6, y: 253 },
] as const;

/** The same drawing as a group, for use in another drawing. */
export function LabelledCard({ card, labels, transform }: GasCardProps & { transform?: string }) {
  return (
    <g transform={transform} stroke="var(--channel)">
      <DrawingPart svg={card} />
      <path strokeWidth={1} d="M46 104V139M6 139H104M146 71.5H298M149 97.5H298M148 192V236M6 236H298" />
      <path strokeWidth={5} d="M46 104h0M146 71.5h0M149 97.5h0M148 192h0" />
      <g fill="var(--channel)" stroke="none" fontSize={16}>
        {labelPlaces.map(({ name, ...place }) => (
          <text key={name} {...place}>
            {labels[name]}
          </text>
        ))}
      </g>
    </g>
  );
}
