import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import { fieldName, type Problem, show } from './problem.ts';

/**
 * Finds what is no YAML, and text that lacks its quotes so that YAML drops half of it or takes it for an instruction.
 * @param name the file's name in the problems
 */
export function yamlMistakes(document: Document.Parsed, source: string, name: string, lines: LineCounter): Problem[] {
  const lineOf = (offset: number) => lines.linePos(offset).line;
  const [error] = document.errors;
  // After an error the rest is guesswork; text that was misread before it explains it better.
  const misread = misreadings(document.contents, source)
    .filter(({ offset }) => !error || offset <= error.pos[0])
    .map(({ path, offset, reason }) => ({
      file: `${name}:${lineOf(offset)}`,
      field: fieldName(path),
      found: show(source.split('\n')[lineOf(offset) - 1]?.trim()),
      expected: `double quotes round the text, since ${reason}`,
    }));
  if (misread.length > 0) return misread;
  return [...(error ? [error] : []), ...document.warnings].map(({ pos, message }) => ({
    file: `${name}:${lineOf(pos[0])}`,
    field: '',
    found: message.replace(/ at line \d[\s\S]*/, ''),
    expected: 'valid YAML; if this is text with marks in it, put double quotes round it',
  }));
}

interface Misreading {
  path: readonly PropertyKey[];
  offset: number;
  reason: string;
}

function misreadings(node: unknown, source: string, path: readonly PropertyKey[] = []): Misreading[] {
  if (!isNode(node)) return [];
  const [start, end] = node.range ?? [0, 0];
  const reason = reasonFor(node, source.slice(start, end), source.slice(end));
  if (reason) return [{ path, offset: end, reason }];
  if (isSeq(node)) return node.items.flatMap((item, index) => misreadings(item, source, [...path, index]));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    [key, value].flatMap((part) => misreadings(part, source, [...path, String(key)])),
  );
}

function reasonFor(node: Node, own: string, after: string): string | undefined {
  if (isAlias(node)) return 'a * at its start points to other text';
  if (node.anchor) return 'an & at its start is a name for other text';
  if (node.tag) return 'a ! at its start is an instruction';
  if (isMap(node) && /^\{[^{}:,]*\}$/.test(own)) return 'a { at its start begins a group of fields';
  if (isScalar(node) && node.type === 'PLAIN' && /^[ \t]*#/.test(after)) return 'what follows a # is left out';
  return undefined;
}
