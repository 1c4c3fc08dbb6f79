import type { ShareWords } from '../../facts/share-pictures.ts';
import { capHeight, outlineOf, widthOf } from '../font/outlines.ts';
import { type Fitted, fitText, leading, type Room } from './fit-text.ts';

/** Lines of one size at their place, in pixels. */
export interface Block {
  lines: readonly string[];
  /** Of an em. */
  size: number;
  /** The data of a path. */
  outlines: string;
}

/** Where the words of a share picture are: all of them in the square in its middle, as some messengers show no more. */
export interface Layout {
  mark: { x: number; y: number; width: number; height: number };
  firm: Block;
  lead?: Block;
  /** A block for each part. */
  heading: readonly Block[];
  phone: Block;
}

/** The middle of the picture, and how wide its words may be. */
const middle = 600;
const width = 590;

/** How high the sign with the firm's name is, and how large the plate with its number. */
export const signHeight = 100;
export const plate = { width: 592, height: 104 };

/**
 * Gives the words of a share picture their places.
 * @param plateY where the middle of the number's plate is
 */
export function layOut({ firm, lead, heading, phone }: ShareWords, plateY: number): Layout {
  const number = fitted([phone], { width: 544, height: 80, largest: 76, most: 1 });
  return {
    ...layOutSign(firm),
    ...layOutHeading(heading, lead, signHeight + 16, plateY - plate.height / 2 - 18),
    phone: block(number.parts[0], number.size, plateY - (capHeight * number.size) / 2),
  };
}

/** The mark, and the firm's name beside it. */
function layOutSign(firm: string): Pick<Layout, 'mark' | 'firm'> {
  const size = 80;
  const gap = 16;
  const name = fitted([firm], { width: width - size - gap, height: 76, largest: 41, most: 3 });
  const lines = name.parts.flat();
  const left = middle - (size + gap + Math.max(...lines.map(widthOf)) * name.size) / 2;
  const top = (signHeight - heightOf(lines, name.size)) / 2;
  return {
    mark: { x: left, y: (signHeight - size) / 2, width: size, height: size },
    firm: block(lines, name.size, top, left + size + gap),
  };
}

function layOutHeading(texts: readonly string[], lead: string | undefined, top: number, bottom: number) {
  const before = lead === undefined ? undefined : fitted([lead], { width, height: 80, largest: 41, most: 2 });
  const beforeLines = before?.parts.flat() ?? [];
  const first = before ? heightOf(beforeLines, before.size) + 28 : 0;
  const { parts, size, height } = fitted(texts, { width, height: bottom - top - first, largest: 100, most: 3 });
  const start = (top + bottom - first - height) / 2;
  let y = start + first;
  const heading = parts.map((lines) => {
    const own = block(lines, size, y);
    y += lines.length * leading * size;
    return own;
  });
  return before ? { lead: block(beforeLines, before.size, start), heading } : { heading };
}

const fitted = (texts: readonly string[], room: Room): Fitted => fitText(texts, room, { widthOf, capHeight });

/** From the top of the first line's capitals to the last baseline. */
const heightOf = (lines: readonly string[], size: number) => (capHeight + (lines.length - 1) * leading) * size;

/**
 * @param top of the first line's capitals
 * @param left where the lines begin; without it they are centred
 */
function block(lines: readonly string[] = [], size: number, top: number, left?: number): Block {
  const outlines = lines.map((line, index) =>
    outlineOf(line, left ?? middle - (widthOf(line) * size) / 2, top + (capHeight + index * leading) * size, size),
  );
  return { lines, size, outlines: outlines.join('') };
}
