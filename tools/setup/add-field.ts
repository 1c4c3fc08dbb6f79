import type { ESTree } from 'vite';
import { fieldsOf } from '../build/business-file.ts';
import { commaAfter, indentAt, type SourceText, startsLine } from './source-text.ts';

/**
 * Adds a field to a group, on a line of its own where the others have one.
 * @param field what to add, such as "phone: '01632 960 247'"
 * @param earlier the keys that stand before it, if they are there; without any of them it comes first
 */
export function addField(source: SourceText, group: ESTree.Node, field: string, earlier: readonly string[]): string {
  const { text, code } = source;
  const fields = fieldsOf(group);
  const previous = earlier.map((key) => fields.find((each) => each.key === key)).findLast((found) => found)?.whole;
  const comma = previous && commaAfter(code, previous.end);
  const last = previous !== undefined && comma === undefined;
  const at = last ? previous.end : (comma ?? group.start) + 1;
  const head = text.slice(0, at) + (last ? ',' : '');

  const lineEnd = code.indexOf('\n', at) + 1 || code.length;
  const endsLine = code.slice(at, lineEnd).trim() === '';
  if (!endsLine || (previous && !startsLine(code, previous.start))) {
    if (text[at] === '}' && !last) return `${head} ${field} ${text.slice(at)}`;
    return `${head} ${field}${last ? '' : ','}${text.slice(at)}`;
  }
  const near = previous ?? fields[0]?.whole;
  const indent = near && startsLine(code, near.start) ? indentAt(text, near.start) : `${indentAt(text, group.start)}  `;
  const lineBreak = text.slice(0, lineEnd).endsWith('\r\n') ? '\r\n' : '\n';
  const line = `${indent}${field}${last ? '' : ','}${lineBreak}`;
  return head + text.slice(at, lineEnd) + line + text.slice(lineEnd);
}
