/**
 * Changes the texts of a page or a part of one: not its tags, so no address, file name or id, and not what is inside scripts,
 * styles, the title and drawings.
 * @param html as React and Astro write it
 * @param change gets a text as HTML, with `&amp;` for `&`
 */
export function changeTexts(html: string, change: (text: string) => string): string {
  return html.replace(/<(script|style|svg|title)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part : change(part),
  );
}
