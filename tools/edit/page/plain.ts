/** A text as its page shows it: with facts, and without the addresses of links. */
export function plain(text: string, facts: Record<string, string>): string {
  return text
    .replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)
    .replace(/\[([^[\]]+)\]\((\/[^()\s]*)\)/g, '$1');
}
