import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import type { FieldPath } from '../field-path.ts';
import { type Problem, type Source, show } from '../problem.ts';

/**
 * Finds errors in a YAML file, and texts that need quotes because YAML would cut them off, read their first character as syntax, or drop
 * the 0 at the start of a number.
 */
export function yamlProblems(document: Document.Parsed, text: string, file: Source, lines: LineCounter): Problem[] {
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const written = (offset: number) => text.split('\n')[lineAt(offset) - 1] ?? '';
  const problem = (offset: number, found: string, expected: string, field: FieldPath = []): Problem => {
    return { source: { ...file, lineOf: () => lineAt(offset) }, field, found, expected };
  };
  const missed = unreported.find(([pattern]) => pattern.test(text));
  if (missed) return [problem(text.search(missed[0]), missed[1], missed[2])];
  const [error] = document.errors;
  // After the first error the parser only guesses, so later errors are ignored. If a text before the first error needs quotes, this text is
  // probably the cause of the error, so only such texts are reported.
  const unquoted = unquotedTexts(document.contents, text)
    .filter(({ offset }) => !error || offset <= error.pos[0])
    .map(({ field, offset, reason }) =>
      problem(offset, show(written(offset).trim()), `double quotes round the text, since ${reason}`, field),
    );
  if (unquoted.length > 0) return unquoted;
  return [...(error ? [error] : []), ...document.warnings].map(({ code, pos: [offset], message }) => {
    const report = `${/^\[\]\s*$/m.test(text) ? '[]' : code} ${message}\n${written(offset)}`;
    const [, found, expected] = reported.find(([pattern]) => pattern.test(report)) ?? [
      undefined,
      message.replace(/ at line \d[\s\S]*/, ''),
      'valid YAML; if this is text with marks in it, put double quotes round it',
    ];
    return problem(offset, found, expected);
  });
}

type KnownProblems = readonly (readonly [RegExp, found: string, expected: string])[];

/** Common errors that the parser accepts, or reports as something else. The pattern is matched against the text of the file. */
const unreported: KnownProblems = [
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
  [
    /^.*\{.*\bcover: *£? ?\d{1,3},\d/m,
    'a sum with a comma between braces',
    'it without commas: 5000000, or £5 million',
  ],
  [/^[ \t]*(\/\/|\/\*|<!--)/m, 'a note that YAML takes for a text', 'a # and a space before a note'],
];

/**
 * Common errors that the parser reports. The pattern is matched against the parser's error code, its message and, after a line break, the
 * line of the file. If a line of the file has only `[]`, the pattern is matched against `[]` instead of the code.
 */
const reported: KnownProblems = [
  [/^\[\] /, '[] beside other entries', 'no line with [] as soon as there is an entry'],
  [/\n *[–—−•][^\n]*$/, 'a dash or a dot at the start of a line', 'a hyphen and a space (- ) before an item'],
  [/^\w+ Flow /, 'the end of a { or [ that is not closed', 'a } or ] in the line before'],
  [/^BLOCK_IN_FLOW[\s\S]*\{.*: \S+ \w+: /, 'two fields between braces without a comma', 'a comma between them'],
  [/^\w+ Unexpected ,/, 'a comma too many', 'one comma between two items'],
  [
    /^\w+ (Unexpected scalar|Missing , or :)[\s\S]*\n.*["']/,
    'text straight after a closing quote',
    '“ and ” for quotes inside the text, and ’ for an apostrophe',
  ],
  [
    /^BAD_(SCALAR_START|ALIAS)|(Alias|Anchor) cannot|-(ind|end|seq)\b|Not a YAML token|Block collections/,
    'a mark that no text begins with',
    'double quotes round the text; a hyphen and a space (- ) before an item of a list',
  ],
  [
    /^\w+ Unexpected scalar|^BAD_INDENT/,
    'a line that is set too far in or out',
    'the same number of spaces as its neighbours',
  ],
  [/^DUPLICATE_KEY/, 'a field that appears twice', 'each field once'],
  [
    /^MISSING_CHAR/,
    'a name without a value, or a quote that is not closed',
    'a colon and a space after the name; a quote at both ends of the text',
  ],
  [
    /^(BLOCK_AS|MULTILINE)_IMPLICIT_KEY/,
    'a line without a colon and a space, with one too many, or set too far in or out',
    '"name: text" with as many spaces before it as its neighbours; text with a colon in it goes between double quotes',
  ],
  [/^MULTIPLE_DOCS/, 'a line of three hyphens', 'one document: leave that line out'],
  [/^TAB_AS_INDENT/, 'a tab at the start of a line', 'spaces'],
];

interface UnquotedText {
  field: FieldPath;
  offset: number;
  reason: string;
}

function unquotedTexts(node: unknown, text: string, field: FieldPath = []): UnquotedText[] {
  if (!isNode(node)) return [];
  const [start, end] = node.range ?? [0, 0];
  const reason = reasonFor(node, text.slice(start, end), text.slice(end));
  if (reason) return [{ field, offset: end, reason }];
  if (isSeq(node)) return node.items.flatMap((item, index) => unquotedTexts(item, text, [...field, index]));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    [key, value].flatMap((part) => unquotedTexts(part, text, [...field, String(key)])),
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
