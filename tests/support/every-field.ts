import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isNode, isScalar, parse, parseDocument } from 'yaml';
import { type FieldPath, fieldName, valueAt } from '../../src/site/field-path.ts';
import { changedText } from '../../tools/content-files/change.ts';
import { contentFileNames, readContentFile } from '../../tools/content-files/content-file.ts';
import { textOf } from '../../tools/content-files/edits.ts';

/** Number of changed fields and of changes, and lists of changes that went wrong. Each text in a list names the field and its new value. */
interface Changes {
  fields: number;
  changes: number;
  lostComments: string[];
  /** Changes that altered lines of other fields. */
  otherLines: string[];
  wrongValues: string[];
}

/**
 * Changes fields of a firm's content files in memory, and undoes each change. Writes no file.
 * @param firm folder of the firm
 * @param every with 3, for example, changes only every third field. Default: 1, every field
 */
export function changeFields(firm: string, every = 1): Changes {
  const result: Changes = { fields: 0, changes: 0, lostComments: [], otherLines: [], wrongValues: [] };
  let number = 0;
  for (const name of contentFileNames(firm)) {
    const file = readContentFile(firm, name);
    const text = textOf(join(firm, 'content'), `${name}.yaml`);
    const old = parse(text ?? '');
    for (const [field, value] of fieldsOf(file.value)) {
      number += 1;
      if (number % every !== 0) continue;
      result.fields += 1;
      const isOwn = text !== undefined && valueAt(old, field) !== undefined;
      for (const other of othersThan(value)) {
        result.changes += 1;
        const where = `${firm} ${name} › ${fieldName(field)}: ${JSON.stringify(other)}`;
        const after = changedText(file, text, [{ field, value: other }]) ?? '';
        const own = parse(after);
        const back = isOwn ? { field, value } : { field: firstNew(old, field), standard: true };
        const last = changedText({ ...file, own }, after, [back]);
        if (!isDeepStrictEqual(valueAt(own, field), other)) result.wrongValues.push(where);
        if (!isDeepStrictEqual(parse(last ?? ''), old)) result.wrongValues.push(`${where} taken back`);
        if (text === undefined) continue;
        if ([after, last ?? ''].some((each) => !containsAll(commentsOf(each), commentsOf(text))))
          result.lostComments.push(where);
        if (isOwn && linesBeside(after, field) !== linesBeside(text, field)) result.otherLines.push(where);
        if (isOwn && linesBeside(last ?? '', field) !== linesBeside(text, field))
          result.otherLines.push(`${where} taken back`);
        if (!isOwn && !containsAll(after.split('\n'), text.split('\n'))) result.otherLines.push(where);
        if (!isOwn && last !== text) result.otherLines.push(`${where} taken back`);
      }
    }
  }
  return result;
}

/** All texts, numbers, booleans and lists within a value, each with the path of its field. */
function fieldsOf(value: unknown, field: FieldPath = []): [FieldPath, unknown][] {
  if (Array.isArray(value))
    return [[field, value], ...value.flatMap((item, index) => fieldsOf(item, [...field, index]))];
  if (value instanceof Object) return Object.entries(value).flatMap(([key, item]) => fieldsOf(item, [...field, key]));
  return value === undefined || value === null ? [] : [[field, value]];
}

const texts = [
  'x',
  'Ring us: we’re here, 24/7. # Really',
  '- "Two", {name} and [our services](/services)',
  '0123',
  'yes',
  `${'A long text that needs several lines, since it says so much about pipes. '.repeat(4)}The end.`,
];

function othersThan(value: unknown): unknown[] {
  if (typeof value === 'string') return texts.filter((text) => text !== value);
  if (typeof value === 'number') return [value + 1, value / 8];
  if (typeof value === 'boolean') return [!value];
  const items = value as unknown[];
  const [first, ...rest] = items;
  const moved = [...rest, first];
  return [
    rest,
    [...items, first],
    ...(isDeepStrictEqual(moved, items) ? [] : [moved]),
    items.toReversed().slice(1),
  ].filter((other) => other.every((item) => item !== undefined) && !isDeepStrictEqual(other, items));
}

/** The shortest beginning of a field's path at which a value has nothing. For `a.b.c` in a value that has `a` but no `a.b`: `a.b`. */
function firstNew(value: unknown, field: FieldPath): FieldPath {
  const depth = field.findIndex((_, index) => valueAt(value, field.slice(0, index + 1)) === undefined);
  return field.slice(0, depth + 1);
}

const commentsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\s*#/.test(line))
    .map((line) => line.trim());

/** Whether `all` has every item of `some`, each at least as often. */
function containsAll(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Lines of a YAML text without those of a field. If the field is inside { } or [ ], the lines of that whole group or list are left out. */
function linesBeside(text: string, field: FieldPath): string {
  const document = parseDocument(text);
  let node: unknown = document.contents;
  let start = 0;
  for (const key of field) {
    if (!isCollection(node) || node.flow) break;
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === key) : undefined;
    const inside: unknown = pair ? pair.value : node.get(key, true);
    start = (isScalar(pair?.key) ? pair.key.range?.[0] : isNode(inside) ? inside.range?.[0] : undefined) ?? start;
    node = inside;
  }
  const end = isNode(node) ? (node.range?.[1] ?? start) : start;
  const trimmed = text.slice(0, end).trimEnd().length;
  const lines = text.split('\n');
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  const [from, to] = [lineOf(start), lineOf(Math.max(trimmed, start))];
  // Comments between the field's lines are left out too, because comments inside a list move with the items of the list.
  const kept = lines.filter((_, index) => index < from || index > to);
  return kept.join('\n');
}
