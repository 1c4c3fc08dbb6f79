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
  const slip = slips.find(([pattern]) => pattern.test(text));
  if (slip) return [{ source: at(text.search(slip[0])).source, field: [], found: slip[1], expected: slip[2] }];
  // After an error the rest is guesswork; text that was misread before it explains it better.
  const misread = misreadings(document.contents, text)
    .filter(({ offset }) => !error || offset <= error.pos[0])
    .map(({ field, offset, reason }) => {
      const { line, source } = at(offset);
      const found = show(text.split('\n')[line - 1]?.trim());
      return { source, field, found, expected: `double quotes round the text, since ${reason}` };
    });
  if (misread.length > 0) return misread;
  return [...(error ? [error] : []), ...document.warnings].map(({ code, pos, message }) => {
    const { line, source } = at(pos[0]);
    const said = `${message}\n${text.split('\n')[line - 1]}`;
    const [, kind = code] = kinds.find(([pattern]) => pattern.test(said)) ?? [];
    const words = ourWords[/^\[\]\s*$/m.test(text) ? 'EMPTY_LIST' : kind] ?? {
      found: message.replace(/ at line \d[\s\S]*/, ''),
      expected: 'valid YAML; if this is text with marks in it, put double quotes round it',
    };
    return { source, field: [], ...words };
  });
}

/** What the parser misses or takes for something else. */
const slips: readonly (readonly [RegExp, found: string, expected: string])[] = [
  [
    /\r(?!\n)/,
    'line ends that are no longer used (CR)',
    'LF: in Visual Studio Code, choose it at the bottom right, and save',
  ],
  [
    /^(<{7}|={7}|>{7}|\|{7})/m,
    'a mark of git, where two versions differ',
    'the lines of one version, and no such marks',
  ],
  [
    /^ *(- *)*([\w-]+:)?[\u00a0\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]/m,
    'a no-break space, or another that only looks like a space',
    'usual spaces: delete all before the text of this line, and type them again',
  ],
];

/** What an owner does most often where the parser gives up, by its message and the line. */
const kinds: readonly (readonly [RegExp, ErrorCode | OurKind])[] = [
  [/\n *[–—−•][^\n]*$/, 'DASH'],
  [/^Flow /, 'OPEN'],
  [/^Unexpected ,/, 'COMMA'],
  [/^(Unexpected scalar|Missing , or :)[\s\S]*\n.*["']/, 'QUOTES'],
  [/^Unexpected scalar/, 'BAD_INDENT'],
];
type OurKind = 'COMMA' | 'DASH' | 'EMPTY_LIST' | 'OPEN' | 'QUOTES';

const colon = {
  found: 'a line without a colon and a space, with one too many, or set too far in or out',
  expected:
    '"name: text" with as many spaces before it as its neighbours; text with a colon in it goes between double quotes',
};

/** What the parser says only to programmers. */
const ourWords: Partial<Record<ErrorCode | OurKind, { found: string; expected: string }>> = {
  EMPTY_LIST: { found: '[] beside other entries', expected: 'no line with [] as soon as there is an entry' },
  DASH: { found: 'a dash or a dot at the start of a line', expected: 'a hyphen and a space (- ) before an item' },
  OPEN: { found: 'the end of a { or [ that is not closed', expected: 'a } or ] in the line before' },
  COMMA: { found: 'a comma too many', expected: 'one comma between two items' },
  QUOTES: {
    found: 'text straight after a closing quote',
    expected: '“ and ” for quotes inside the text, and ’ for an apostrophe',
  },
  BAD_SCALAR_START: { found: 'a mark that no text begins with', expected: 'double quotes round the text' },
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
  if (isScalar(node) && typeof node.value === 'number' && /^0\d/.test(own)) return 'a number loses the 0 at its start';
  if (isScalar(node) && node.type === 'PLAIN' && /^[ \t]*#/.test(after)) return 'what follows a # is left out';
  return undefined;
}
