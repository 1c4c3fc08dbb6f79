import { encode } from 'uqr';

interface Props {
  /** What a telephone reads. */
  text: string;
  x: number;
  y: number;
  /** Its width and height with the empty margin of four squares that readers need round it (ISO/IEC 18004). */
  size: number;
}

/**
 * A QR code for paper: of level Q, which mends 25 % of its codewords, so it bears a stain or a crease. Black on white,
 * whatever the palette, as printers make dots of colours.
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

/** A line along each run of dark squares in a row. */
function rowPath(row: readonly boolean[], y: number): string {
  const marks = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...marks.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`).join('');
}
