import type { FieldPath } from '../../../src/site/problem.ts';
import type { Start } from '../answers.ts';
import { inWords } from './schema.ts';

/** Names a field for a reader: “Services: Services 2, Title”. */
export function nameOfField(file: string, field: FieldPath, start: Start): string {
  const title = start.files.find(({ name }) => name === file)?.title ?? inWords(file);
  const parts = field.reduce<string[]>((words, key) => {
    if (typeof key !== 'number') return [...words, inWords(String(key))];
    return [...words.slice(0, -1), `${words.at(-1) ?? 'Number'} ${key + 1}`];
  }, []);
  return parts.length > 0 ? `${title}: ${parts.join(', ')}` : title;
}
