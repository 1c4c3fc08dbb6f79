import { type Problem, show } from '../problem.ts';
import type { AreaSlug } from '../routes.ts';

/** A value, and the field that it stands in. */
export interface Entry {
  file: string;
  field: string;
  value: string;
}

/** Refuses a value that stands twice where each must be its own. */
export function repeated(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ file, field, value }, index) => {
    const original = entries.find((entry) => entry.value === value);
    if (!original || original === entries[index]) return [];
    const where = original.file === file ? original.field : original.file;
    return [{ file, field, found: show(value), expected: `a value that ${where} does not have` }];
  });
}

/** The file of an area's own words, as the owner knows it. */
export function areaFile(slug: AreaSlug): string {
  return `content/areas/${slug}.yaml`;
}
