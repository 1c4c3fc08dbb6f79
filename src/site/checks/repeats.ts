import type { Content } from '../files/content-folder.ts';
import type { FieldPath } from '../problem.ts';
import { isSentence } from '../text/sentence.ts';
import { textsOf } from '../text/texts.ts';
import { type Entry, type EntryProblem, repeated, wordsByFile } from './problems.ts';

/** No list names one thing twice: a title, a question, a link, a place, a paragraph. And no area has another's paragraph, be it with its own name. */
export function checkRepeats(content: Content): EntryProblem[] {
  const inLists = wordsByFile(content).flatMap(([file, own]) => listsIn(file, own).flatMap(repeated));
  const ofAreas = [...content.areas].flatMap(([slug, own]) =>
    textsOf(own)
      .filter(([, value]) => value.length > longestLine)
      .map(([field, value]): Entry => ({ file: `areas/${slug}`, field, value: value.replaceAll(own.name, '{area}') })),
  );
  return [...inLists, ...repeated(ofAreas)];
}

/** A short line may well hold in two places. */
const longestLine = 60;

/** The lists of a value, however deep: their texts, or what names their items. */
function listsIn(file: string, value: unknown, field: FieldPath = []): Entry[][] {
  if (!(value instanceof Object) || isSentence(value)) return [];
  const inside = Object.entries(value)
    // A house may well stand twice in a street.
    .filter(([key]) => key !== 'row')
    .flatMap(([key, item]) => listsIn(file, item, [...field, Array.isArray(value) ? Number(key) : key]));
  return Array.isArray(value) ? [namesOf(file, value, field), ...inside] : inside;
}

function namesOf(file: string, list: readonly unknown[], field: FieldPath): Entry[] {
  return list.flatMap((item, index) => {
    if (typeof item === 'string') return [{ file, field: [...field, index], value: item }];
    if (isSentence(item)) return [{ file, field: [...field, index], value: item.source }];
    if (!(item instanceof Object)) return [];
    return Object.entries(item)
      .filter(([key]) => naming.includes(key))
      .slice(0, 1)
      .map(([key, value]) => ({ file, field: [...field, index, key], value: String(value) }));
  });
}

/** The fields by which a reader tells one item of a list from another. */
const naming = ['id', 'slug', 'place', 'title', 'question', 'label', 'code', 'quote', 'name', 'file'];
