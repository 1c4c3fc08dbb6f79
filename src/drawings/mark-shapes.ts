/** The shapes of a firm's mark (logo), for use inline in a page. */
interface MarkShapes {
  viewBox: string;
  /** The markup between the `<svg>` tags. */
  markup: string;
}

/**
 * Returns the shapes of an SVG file that is small and simple enough to be inline in every page. Such a file has a `viewBox` and at most 700
 * characters of markup without comments and titles. It has no styles, scripts, images, text, links, ids and classes, and no attributes on
 * the root other than size, `viewBox` and `xmlns`.
 * @param svg content of the file
 * @returns undefined if the mark must be served as a file
 */
export function markShapes(svg: string): MarkShapes | undefined {
  const [, root = '', inside] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const [, viewBox] = /\bviewBox="([^"]*)"/.exec(root) ?? [];
  // Only the markup inside the root is used, so the shapes would lose attributes such as `fill` that they inherit from the root.
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
