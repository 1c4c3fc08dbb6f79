import type { FieldPath } from '../field-path.ts';
import type { Content } from '../files/content-folder.ts';
import { isSentence } from '../text/sentence.ts';
import { textsOf } from '../text/texts.ts';
import { type Entry, type EntryProblem, repeated, wordsByFile } from './problems.ts';

/**
 * Finds texts and items that appear twice in a list, and long texts that two areas share. Two items are the same if they have the same
 * value in the first of their fields that `naming` lists, such as the title. Texts of two areas are the same if they differ only in the
 * names of the areas. Capitals are ignored.
 */
export function checkRepeats(content: Content): EntryProblem[] {
  const inLists = wordsByFile(content).flatMap(([file, own]) => listsIn(file, own).flatMap(repeated));
  const ofAreas = [...content.areas].flatMap(([slug, own]) =>
    textsOf(own)
      .filter(([, value]) => value.length > longestLine)
      .map(([field, value]): Entry => ({ file: `areas/${slug}`, field, value: value.replaceAll(own.name, '{area}') })),
  );
  return [...inLists, ...repeated(ofAreas)];
}

/** Areas may share texts of up to 60 characters, such as the name of their water company. */
const longestLine = 60;

/** Every list in a value, at any depth. Each list is returned as entries: its texts, or the names of its items. */
function listsIn(file: string, value: unknown, field: FieldPath = []): Entry[][] {
  if (!(value instanceof Object) || isSentence(value)) return [];
  const inside = Object.entries(value)
    // `row` lists the houses in a picture of a street, where the same house may stand twice.
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

/** Fields that name an item of a list. If an item has several of these fields, the first of them in the item counts. */
const naming = ['id', 'slug', 'place', 'title', 'question', 'label', 'code', 'quote', 'name', 'file'];
