/** A text as pages show it: with facts in place of `{name}`, and without the targets of its links. */
export function plain(text: string, facts: Record<string, string>): string {
  return text
    .replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)
    .replace(/\[([^[\]]+)\]\((\/[^()\s]*)\)/g, '$1');
}
