import { encode } from 'uqr';

interface Props {
  /** Text that the code contains. */
  text: string;
  /** Left edge, in units of the drawing. */
  x: number;
  /** Top edge, in units of the drawing. */
  y: number;
  /** Width and height in units of the drawing, including the empty margin of four squares that scanners need (ISO/IEC 18004). */
  size: number;
}

/**
 * A QR code for paper. Error correction level Q: scanners can still read the code if up to 25 % of it is damaged, for instance by a stain.
 * Always black on white, because printers turn colours into dots.
 */
export function ScanCode({ text, x, y, size }: Props) {
  const { data, size: squares } = encode(text, { ecc: 'Q', border: 4 });
  return (
    <g transform={`translate(${x} ${y}) scale(${size / squares})`} shapeRendering="crispEdges">
      <path fill="#fff" stroke="none" d={`M0 0h${squares}v${squares}H0z`} />
      <path stroke="#000" strokeWidth={1} strokeLinecap="butt" d={data.map(rowPath).join('')} />
    </g>
  );
}

/** Returns the path of a row of the code: a line along each series of adjacent dark squares. */
function rowPath(row: readonly boolean[], y: number): string {
  const marks = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...marks.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`).join('');
}
