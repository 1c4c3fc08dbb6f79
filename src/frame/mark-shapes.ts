/** A mark's drawing, ready to stand in a page. */
export interface MarkShapes {
  viewBox: string;
  /** The markup between the `<svg>` tags. */
  markup: string;
}

/**
 * What an SVG file draws, where it is light and plain enough to come with every page: at most 700 characters, without styles,
 * scripts, pictures, or names that the page may have too.
 * @param svg the whole file
 * @returns nothing where it has to come as a file
 */
export function markShapes(svg: string): MarkShapes | undefined {
  const [, viewBox, inside] = /<svg\b[^>]*\bviewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  const markup = inside
    ?.replace(/<!--.*?-->|<title>.*?<\/title>/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  if (!viewBox || !markup || markup.length > 700) return undefined;
  return /<(style|script|image)|\s(id|class|style|(xlink:)?href|on\w+)=/.test(markup) ? undefined : { viewBox, markup };
}
