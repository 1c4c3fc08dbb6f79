import { type ESTree, parseSync } from 'vite';
import { FactsError, type FieldPath, fieldName, type Problem } from '../../src/content/problem.ts';
import { readText } from '../../src/content/text-file.ts';

const name = 'business.config.ts';

/**
 * Reads `business.config.ts`.
 * @throws {FactsError} when it cannot be read
 */
export function readBusinessFile(path = name): string {
  return readText(path, { name, lineOf: () => undefined });
}

/**
 * Checks the text of `business.config.ts`, before Node trips over it with a stack trace.
 * @throws {FactsError} naming the line, when it cannot be read, is not TypeScript, exports no facts, has a field twice or
 * a text without quotes
 */
export function checkBusinessFile(text = readBusinessFile()): void {
  const { facts } = parseBusinessFile(text);
  const mistakes = mistakesIn(facts, []).map(({ node, ...mistake }) => problem(text, node.start, mistake));
  if (mistakes.length > 0) throw new FactsError(mistakes);
}

/** The line of a field, or of the nearest field around it, counted from 1. */
export function lineInBusinessFile(field: FieldPath): number | undefined {
  const text = readBusinessFile();
  let node: ESTree.Node = parseBusinessFile(text).facts;
  for (const key of field) {
    const inside = fieldsOf(node).findLast((each) => each.key === key);
    if (!inside) break;
    node = inside.value;
  }
  return lineAt(text, node.start);
}

/**
 * The group of fields that a text of `business.config.ts` exports, and the comments in it.
 * @throws {FactsError} naming the line, when it is not TypeScript or exports no facts
 */
export function parseBusinessFile(text: string): {
  facts: ESTree.Node;
  comments: ReturnType<typeof parseSync>['comments'];
} {
  const { errors, program, comments } = parseSync(name, text);
  const [error] = errors;
  if (error) {
    const found = error.message.replace(/[`.]/g, '');
    const expected =
      'quotes round each text, a comma after it, a full stop in a number; text with an apostrophe takes double quotes: "Bob\'s"';
    throw new FactsError([problem(text, error.labels[0]?.start ?? 0, { found: `a syntax error: ${found}`, expected })]);
  }
  const [exported, ...others] = program.body.flatMap((statement) =>
    statement.type === 'ExportDefaultDeclaration' ? [statement.declaration] : [],
  );
  const stray = program.body.find(({ type }) => !['ImportDeclaration', 'ExportDefaultDeclaration'].includes(type));
  const more = others[0] ?? stray;
  if (exported && more)
    throw new FactsError([
      problem(text, more.start, { found: 'a line after the facts', expected: 'nothing but the import and the facts' }),
    ]);
  const facts = exported?.type === 'TSSatisfiesExpression' ? exported.expression : exported;
  if (facts?.type === 'ObjectExpression') return { facts, comments };
  throw new FactsError([problem(text, 0, { found: 'no facts', expected: 'a group of fields after "export default"' })]);
}

interface Mistake {
  node: ESTree.Node;
  field: FieldPath;
  found: string;
  expected: string;
}

/** What TypeScript allows and an owner doesn’t mean: a field that appears twice, and text without quotes. */
function mistakesIn(node: ESTree.Node, field: FieldPath): Mistake[] {
  const refuse = (found: string, expected: string) => [{ node, field, found, expected }];
  if (node.type === 'Identifier' && node.name !== 'undefined') {
    if (/^(yes|no|on|off|true|false)$/i.test(node.name)) return refuse(node.name, 'true or false');
    return refuse(`${node.name} without quotes`, `quotes round it: '${node.name}'`);
  }
  if (node.type === 'Literal' && typeof node.value === 'number' && /^0\d/.test(node.raw ?? '')) {
    return refuse(`${node.raw} without quotes`, `quotes round it: '${node.raw}'`);
  }
  if (!plain.includes(node.type)) return refuse('TypeScript code', 'text between quotes, a number, true or false');
  const fields = fieldsOf(node);
  return fields.flatMap(({ key, value }, index) => {
    const at = [...field, key];
    const first = fields.findIndex((other) => other.key === key);
    if (first < index)
      return [{ node: value, field: at, found: `${fieldName(at)} a second time`, expected: 'each field once' }];
    return mistakesIn(value, at);
  });
}

/** What facts are written in; a minus sign makes a number an expression. */
const plain = ['Literal', 'Identifier', 'ObjectExpression', 'ArrayExpression', 'UnaryExpression'];

interface Field {
  key: string | number;
  value: ESTree.Node;
  /** From the key to the end of the value. */
  whole: ESTree.Node;
}

/** The fields of a group, or the items of a list. */
export function fieldsOf(node: ESTree.Node): Field[] {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((value, key) => (value ? [{ key, value, whole: value }] : []));
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property): Field[] => {
    if (property.type !== 'Property') return [{ key: '', value: property, whole: property }];
    const { key, value } = property;
    if (key.type === 'Identifier') return [{ key: key.name, value, whole: property }];
    return key.type === 'Literal' ? [{ key: String(key.value), value, whole: property }] : [];
  });
}

function problem(
  text: string,
  offset: number,
  mistake: Partial<Problem> & { found: string; expected: string },
): Problem {
  return { field: [], ...mistake, source: { name, lineOf: () => lineAt(text, offset) } };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
