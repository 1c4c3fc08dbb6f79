import type { AreaWords } from '../../src/content/content.ts';
import { area } from '../../src/content/content.ts';
import { FactsError, type FieldPath, type Problem, type Source } from '../../src/content/problem.ts';
import { readYaml } from '../../src/content/yaml-file.ts';
import { isReplaced } from '../../src/facts/drawing-places.ts';
import type { Facts } from '../../src/facts/types.ts';
import { unreadFields } from '../../src/facts/unread.ts';

/**
 * Finds what an owner fills in and no page shows.
 * @param facts without the wrapper that records reads
 * @throws {FactsError} naming each field that no page has read
 */
export function checkReads({ business, words, areas }: Facts): void {
  const problems = [
    ...unread(['business'], business, { name: 'business.config.ts', lineOf: () => undefined }),
    ...Object.entries(words).flatMap(([file, own]) =>
      unread(['words', file], own, file).filter(({ field }) => !isReplaced([file, ...field], words)),
    ),
    ...areas.flatMap((each, index) => {
      const own = Object.fromEntries(Object.keys(area.shape).map((field) => [field, each[field as keyof AreaWords]]));
      return unread(['areas', index], own, `areas/${each.slug}`);
    }),
  ];
  const shared = areas.map(({ page }, index) =>
    unreadFields(page, ['areas', index, 'page']).map((field) => field.slice(3)),
  );
  const [first = [], ...others] = shared.map((fields) => fields.map(String));
  const everywhere = (shared[0] ?? []).filter((_, index) =>
    others.every((fields) => fields.includes(first[index] ?? '')),
  );
  problems.push(...everywhere.map((field) => problem(field, 'area-page')));
  if (problems.length > 0) throw new FactsError(problems);
}

function unread(at: FieldPath, value: unknown, source: Source | string): Problem[] {
  // A number's dialling form comes from its text.
  const fields = unreadFields(value, at).filter((field) => field.at(-1) !== 'e164');
  return fields.map((field) => problem(field.slice(at.length), source));
}

function problem(field: FieldPath, source: Source | string): Problem {
  return {
    source: typeof source === 'string' ? readYaml('content', `${source}.yaml`) : source,
    field,
    found: 'a field that no page shows',
    expected: 'a page that shows it, or remove this field',
  };
}
