/** A fact as `business.config.ts` has it. */
export function written(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (!(value instanceof Object)) return String(value);
  const fields = Object.entries(value).map(([key, item]) => `${key}: ${written(item)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Single quotes, as the file has; double ones round an apostrophe. */
function quoted(value: string): string {
  const escaped = JSON.stringify(value);
  return value.includes("'") ? escaped : `'${escaped.slice(1, -1).replaceAll('\\"', '"')}'`;
}
