import type { ESTree } from 'vite';
import { commaAfter, type SourceText, startsLine } from './source-text.ts';

/** Removes a field, and its line where nothing else is on it; comments stay. */
export function removeField({ text, code, commentsBetween }: SourceText, field: ESTree.Node): string {
  const comma = commaAfter(code, field.end);
  const end = comma === undefined ? field.end : comma + 1;
  const comments = commentsBetween(field.start, end);
  const lineEnd = text.indexOf('\n', end) + 1 || text.length;
  if (comments === '' && startsLine(text, field.start) && text.slice(end, lineEnd).trim() === '') {
    return joined(text.slice(0, text.lastIndexOf('\n', field.start) + 1), text.slice(lineEnd));
  }
  const before = text.slice(0, field.start);
  // Without a comma of its own the field is the last one, and leaves none behind on its line.
  const left = comma === undefined ? before.replace(/,[ \t]*$/, ' ') : before;
  return joined(left + comments, text.slice(end).replace(/^[ \t]+/, ''));
}

/** What stands before and after; a group that has nothing left is {}. */
function joined(left: string, right: string): string {
  return /\{\s*$/.test(left) && /^\s*\}/.test(right) ? left.trimEnd() + right.trimStart() : left + right;
}
