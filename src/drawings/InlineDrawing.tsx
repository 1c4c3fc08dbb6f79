import type { SVGProps } from 'react';
import { type SvgFile, withWords } from './svg-file.ts';

interface Props extends SVGProps<SVGSVGElement> {
  svg: SvgFile;
  /** Values for placeholders such as `{word}` in the file. Only needed if the file has placeholders. */
  words?: object;
}

/**
 * A drawing as an `svg` element in the page. Hidden from screen readers, unless the root of the SVG file has a `role`.
 * @throws if `words` has no text for a placeholder in the file
 */
export function InlineDrawing({ svg: { root, content }, words, ...props }: Props) {
  return (
    <svg
      aria-hidden={root.role ? undefined : 'true'}
      {...reactAttributes(root)}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project's own, without scripts
      dangerouslySetInnerHTML={{ __html: words ? withWords(content, words) : content }}
    />
  );
}

interface PartProps extends SVGProps<SVGGElement> {
  svg: SvgFile;
}

/** The content of an SVG file, as a `g` element in another drawing. */
export const DrawingPart = ({ svg, ...props }: PartProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project's own, without scripts
  <g {...props} dangerouslySetInnerHTML={{ __html: svg.content }} />
);

/** Returns SVG attributes under the names that React uses: `stroke-width` becomes `strokeWidth`. */
function reactAttributes(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      /^(aria|data)-/.test(key) ? key : key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  );
}
