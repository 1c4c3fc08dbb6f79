import { handwriting } from './handwriting.ts';
import { DrawingPart } from './InlineDrawing.tsx';
import { inkLine } from './ink-line.ts';
import { svgNamed } from './svg-file.ts';

interface Props {
  heading: string;
  /** Labels of what the quote contains, one for each line. */
  lines: readonly string[];
}

const width = 340;
/** Returns the y of a line of the quote, in units of the drawing. */
const lineY = (index: number) => 104 + 46 * index;

/** A written quote that looks filled in by hand: below each label are strokes that look like handwriting but form no words. */
export function WrittenQuote({ heading, lines }: Props) {
  const { height } = writtenQuoteSize(lines.length);
  const bottom = height - 14;
  const signature = lineY(lines.length) + 22;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...inkLine} fontFamily="system-ui, sans-serif">
      <path fill="var(--shade)" stroke="none" d={`M26 30 328 22l6 ${bottom - 26}L34 ${bottom}z`} />
      <path fill="var(--paper)" d={`M14 22 318 14l8 ${bottom - 58}-30 32-270 8z`} />
      <path fill="var(--glass)" d={`M326 ${bottom - 44}l-30 32-1-28z`} />
      <g transform="rotate(-1.5 170 60)">
        <DrawingPart svg={svgNamed('icons/nut')} transform="translate(34 36) scale(0.9)" fill="var(--brass)" />
        <g fill="var(--channel)" stroke="none">
          <text x={72} y={58} fontSize={23} fontWeight={700}>
            {heading}
          </text>
          {lines.map((line, index) => (
            <text key={line} x={36} y={lineY(index)} fontSize={15}>
              {line}
            </text>
          ))}
        </g>
        <path stroke="var(--channel)" strokeWidth={3} d="M36 78H300" />
        <g stroke="var(--channel)" strokeWidth={1.7}>
          {lines.map((line, index) => (
            <path key={line} d={handwriting(line, 44, lineY(index) + 20, 150 + ((line.length * 37) % 90))} />
          ))}
        </g>
        <path
          stroke="var(--channel)"
          strokeWidth={2.2}
          d={`M170 ${signature}c10-30 24-38 22-20s-14 26 2 8 20-20 18-6 8 8 16-2 10 12 22 2 26-12 34-6M166 ${signature + 8}c34-8 80-10 124-6`}
        />
      </g>
      {/* The pen, laid down after the signature. */}
      <path fill="var(--hot)" d={`M62 ${bottom - 22}l70-40 7 11-70 40-14 2z`} />
      <path fill="var(--brass)" d={`M126 ${bottom - 59}l6-3 7 11-6 3z`} />
    </svg>
  );
}

/** Returns the size of a quote with the given number of lines, in units of the drawing. */
export const writtenQuoteSize = (lines: number) => ({ width, height: lineY(lines) + 78 });
