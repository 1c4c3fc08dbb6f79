/** Text as HTML. */
export function text(value = ''): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}

/** A preview, and what it's a preview of. */
export function figure(caption: string, preview: string, note = ''): string {
  return `<figure><figcaption>${caption}</figcaption>${preview}${note}</figure>`;
}
