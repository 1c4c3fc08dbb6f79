/** A text broken into lines, at the size at which they fit their room. */
export interface Fitted {
  /** The lines of each part. */
  parts: readonly (readonly string[])[];
  /** Of an em. */
  size: number;
  /** From the top of the first line's capitals to the last baseline, or to the foot of letters that reach below it. */
  height: number;
}

/** The room that a text may take; its sizes are of an em. */
export interface Room {
  width: number;
  height: number;
  largest: number;
  /** The most lines that a part may take. */
  most: number;
}

/** What has to be known of the lettering, in ems. */
export interface Measures {
  widthOf: (line: string) => number;
  capHeight: number;
}

/** From one baseline to the next, in ems. */
export const leading = 1.09;

/** How far letters such as g reach below the last baseline, in ems. */
const descent = 0.22;

/** A text stays on fewer lines if its letters are at least this part of the size that more lines would allow. */
const nearly = 0.87;

/**
 * Breaks a text into lines as large as its room lets them be.
 * @param texts its parts, each of which begins a line
 */
export function fitText(texts: readonly string[], room: Room, { widthOf, capHeight }: Measures): Fitted {
  const options = Array.from({ length: room.most }, (_, more): Fitted => {
    const parts = texts.map((text) => evenLines(text.split(' '), more + 1, widthOf));
    const lines = parts.flat();
    const ems = capHeight + (lines.length - 1) * leading + (/[gjpqy,;]/.test(lines.at(-1) ?? '') ? descent : 0);
    const size = Math.min(room.largest, room.width / Math.max(...lines.map(widthOf)), room.height / ems);
    return { parts, size, height: ems * size };
  });
  const largest = Math.max(...options.map(({ size }) => size));
  return options.find(({ size }) => size >= nearly * largest) as Fitted;
}

/** Words in so many lines, or in fewer if they are fewer: the widest as narrow as can be, then all as even as can be. */
function evenLines(words: readonly string[], count: number, widthOf: Measures['widthOf']): readonly string[] {
  const options = splits(words, Math.min(count, words.length)).map((lines) => {
    const widths = lines.map(widthOf);
    return { lines, widest: Math.max(...widths), unevenness: widths.reduce((sum, width) => sum + width ** 2, 0) };
  });
  options.sort((one, other) => one.widest - other.widest || one.unevenness - other.unevenness);
  return options[0]?.lines ?? [];
}

/** All ways to split words into so many lines. */
function splits(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - count + 1 }, (_, last) =>
    splits(words.slice(last + 1), count - 1).map((rest) => [words.slice(0, last + 1).join(' '), ...rest]),
  ).flat();
}
