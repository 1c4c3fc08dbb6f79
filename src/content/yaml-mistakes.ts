import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
} from 'yaml';
import { type FieldPath, type Problem, type Source, show } from './problem.ts';

/** Finds what is no YAML, and text that lacks its quotes so that YAML drops half of it or takes it for an instruction. */
export function yamlMistakes(document: Document.Parsed, text: string, file: Source, lines: LineCounter): Problem[] {
  const at = (offset: number) => {
    const { line } = lines.linePos(offset);
    return { line, source: { ...file, lineOf: () => line } };
  };
  const [error] = document.errors;
  // After an error the rest is guesswork; text that was misread before it explains it better.
  const misread = misreadings(document.contents, text)
    .filter(({ offset }) => !error || offset <= error.pos[0])
    .map(({ field, offset, reason }) => {
      const { line, source } = at(offset);
      const found = show(text.split('\n')[line - 1]?.trim());
      return { source, field, found, expected: `double quotes round the text, since ${reason}` };
    });
  if (misread.length > 0) return misread;
  return [...(error ? [error] : []), ...document.warnings].map(({ code, pos, message }) => ({
    source: at(pos[0]).source,
    field: [],
    ...(ourWords[/^\[\]\s*$/m.test(text) ? 'EMPTY_LIST' : code] ?? {
      found: message.replace(/ at line \d[\s\S]*/, ''),
      expected: 'valid YAML; if this is text with marks in it, put double quotes round it',
    }),
  }));
}

const colon = {
  found: 'a line without a colon and a space, or with one too many',
  expected: '"name: text"; text with a colon in it goes between double quotes',
};

/** What the parser says only to programmers. */
const ourWords: Partial<Record<ErrorCode | 'EMPTY_LIST', { found: string; expected: string }>> = {
  EMPTY_LIST: { found: '[] beside other entries', expected: 'no line with [] as soon as there is an entry' },
  BAD_INDENT: {
    found: 'a line that is set too far in or out',
    expected: 'the same number of spaces as its neighbours',
  },
  DUPLICATE_KEY: { found: 'a field that appears twice', expected: 'each field once' },
  MISSING_CHAR: {
    found: 'a name without a value, or a quote that is not closed',
    expected: 'a colon and a space after the name; a quote at both ends of the text',
  },
  BLOCK_AS_IMPLICIT_KEY: colon,
  MULTILINE_IMPLICIT_KEY: colon,
  MULTIPLE_DOCS: { found: 'a line of three hyphens', expected: 'one document: leave that line out' },
  TAB_AS_INDENT: { found: 'a tab at the start of a line', expected: 'spaces' },
};

interface Misreading {
  field: FieldPath;
  offset: number;
  reason: string;
}

function misreadings(node: unknown, text: string, field: FieldPath = []): Misreading[] {
  if (!isNode(node)) return [];
  const [start, end] = node.range ?? [0, 0];
  const reason = reasonFor(node, text.slice(start, end), text.slice(end));
  if (reason) return [{ field, offset: end, reason }];
  if (isSeq(node)) return node.items.flatMap((item, index) => misreadings(item, text, [...field, index]));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    [key, value].flatMap((part) => misreadings(part, text, [...field, String(key)])),
  );
}

function reasonFor(node: Node, own: string, after: string): string | undefined {
  if (isAlias(node)) return 'a * at its start points to other text';
  if (node.anchor) return 'an & at its start is a name for other text';
  if (node.tag) return 'a ! at its start is an instruction';
  if (isMap(node) && /^\{[^{}:,]+\}$/.test(own)) return 'a { at its start begins a group of fields';
  if (isScalar(node) && node.type === 'PLAIN' && /^[ \t]*#/.test(after)) return 'what follows a # is left out';
  return undefined;
}
