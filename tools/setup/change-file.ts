import type { ESTree } from 'vite';
import type { FieldPath } from '../../src/content/problem.ts';
import { fieldsOf } from '../build/business-file.ts';
import { addField } from './add-field.ts';
import type { Change } from './facts.ts';
import { removeField } from './remove-field.ts';
import { type SourceText, sourceText } from './source-text.ts';
import { written } from './written.ts';

/**
 * Changes facts in a text of `business.config.ts`, and keeps everything else as it is: comments, order, spaces.
 * @param order all fields that may be new, in the order in which they take their places
 */
export function changeFile(text: string, changes: readonly Change[], order: readonly FieldPath[]): string {
  // Each change moves what stands after it, so the text is parsed again for the next.
  return changes.reduce((changed, change) => changeField(sourceText(changed), change, order), text);
}

function changeField(source: SourceText, { field, after }: Change, order: readonly FieldPath[]): string {
  let group = source.facts;
  for (const [depth, key] of field.entries()) {
    const found = fieldsOf(group).find((each) => each.key === key);
    const rest = field.slice(depth + 1);
    if (!found) {
      if (after === undefined) return source.text;
      const added = `${String(key)}: ${written(inGroups(rest, after))}`;
      return addField(source, group, added, keysBefore(field.slice(0, depth + 1), order));
    }
    if (rest.length === 0 && after === undefined) return removeField(source, found.whole);
    if (rest.length === 0 || found.value.type !== 'ObjectExpression') {
      return replaceValue(source, found, written(inGroups(rest, after)));
    }
    group = found.value;
  }
  return source.text;
}

/** Comments inside the old value move to the front of its field. */
function replaceValue(
  { text, commentsBetween }: SourceText,
  { whole, value }: { whole: ESTree.Node; value: ESTree.Node },
  replacement: string,
): string {
  const comments = commentsBetween(value.start, value.end);
  const head = text.slice(0, whole.start) + comments + text.slice(whole.start, value.start);
  return head + replacement + text.slice(value.end);
}

/** The keys before a field in its group, in order. */
function keysBefore(field: FieldPath, order: readonly FieldPath[]): string[] {
  const own = field.length - 1;
  const inGroup = order.filter((other) => field.slice(0, own).every((key, depth) => other[depth] === key));
  const keys = inGroup.map((other) => String(other[own]));
  return keys.slice(0, keys.indexOf(String(field[own])));
}

/** A value in the groups that lead to it. */
function inGroups([key, ...rest]: FieldPath, value: unknown): unknown {
  return key === undefined ? value : { [key]: inGroups(rest, value) };
}
