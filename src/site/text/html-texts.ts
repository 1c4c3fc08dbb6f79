/**
 * Changes the texts of a page or a part of one: not its tags, so no address, file name or id, and not what is inside scripts,
 * styles, the title and drawings.
 * @param html as React and Astro write it
 * @param change gets a text as HTML, with `&amp;` for `&`
 */
export function changeTexts(html: string, change: (text: string) => string): string {
  let drawings = 0;
  return html.replace(token, (part) => {
    if (/^<svg\b/.test(part) && !part.endsWith('/>')) drawings += 1;
    if (part === '</svg>') drawings -= 1;
    return part.startsWith('<') || drawings > 0 ? part : change(part);
  });
}

/** A comment, an element whose content is no text, a tag, or a text. Attributes may contain `>`. */
const token = /<!--[\s\S]*?-->|<(script|style|title)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;
