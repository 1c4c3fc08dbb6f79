/** A mark's drawing, ready to stand in a page. */
export interface MarkShapes {
  viewBox: string;
  /** The markup between the `<svg>` tags. */
  markup: string;
}

/**
 * What an SVG file draws, where it is light and plain enough to come with every page: at most 700 characters, without styles,
 * scripts, pictures, words, names that the page may have too, or attributes that the root gives to all of it.
 * @param svg the whole file
 * @returns nothing where it has to come as a file
 */
export function markShapes(svg: string): MarkShapes | undefined {
  const [, root = '', inside] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const [, viewBox] = /\bviewBox="([^"]*)"/.exec(root) ?? [];
  // What the root says of all shapes would be lost.
  if (/\s(?!xmlns|viewBox|width|height)[\w:-]+=/.test(root)) return undefined;
  const markup = inside
    ?.replace(/<!--.*?-->|<title>.*?<\/title>/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  if (!viewBox || !markup || markup.length > 700) return undefined;
  return /<(style|script|image|text|foreignObject)|\s(id|class|style|(xlink:)?href|on\w+)=/.test(markup)
    ? undefined
    : { viewBox, markup };
}
