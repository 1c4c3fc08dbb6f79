import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isNode, isPair, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { FieldPath } from '../field-path.ts';

/**
 * Changes a YAML file. Only the lines of the fields and list items whose values change are written anew; comments, order and the way in
 * which everything else is written stay.
 * @param text of the file
 * @param change gets the file's document and changes it
 * @returns the file's new text
 */
export function changeYaml(text: string, change: (document: Document) => void): string {
  const document = parseDocument(text);
  const before = document.toJS();
  change(document);
  const after = document.toJS();
  if (isDeepStrictEqual(before, after)) return text;
  const written = document.toString({ lineWidth: 128, flowCollectionPadding: true });
  const [old, now] = [text, written].map((each) => blockOf(parse(each).contents, each, 0));
  if (old?.kind === 'map' && isDeepStrictEqual(after ?? {}, {}))
    return old.parts.map(({ comments }) => comments).join('') + text.slice(old.end);
  if (!old || !now) return written;
  const merged = mergedBlocks(old, now) + text.slice(old.end);
  // A way of writing that the merge doesn't know is written anew as a whole.
  return isDeepStrictEqual(parseDocument(merged).toJS(), after) ? merged : written;
}

/**
 * Sets what a field of a document holds: parts that stay the same stay as they are written.
 * @param value `undefined` removes the field
 */
export function setValue(document: Document, field: FieldPath, value: unknown): void {
  const node = field.length > 0 ? document.getIn(field, true) : document.contents;
  if (value === undefined) {
    document.deleteIn(field);
    return;
  }
  const kept = keptNode(document, isNode(node) ? node : undefined, value);
  if (field.length > 0) document.setIn(field, kept);
  else document.contents = kept as typeof document.contents;
}

const parse = (text: string) => parseDocument(text, { keepSourceTokens: true });

/** The node of a new value, with whatever the old node has of it already. */
function keptNode(document: Document, old: Node | undefined, value: unknown): Node {
  if (old && isDeepStrictEqual(old.toJS(document), value)) return old;
  if (isScalar(old) && !(value instanceof Object)) {
    // A style for one kind of value may not fit another: a number in quotes is a text.
    if (typeof old.value !== typeof value) delete old.type;
    delete old.source;
    delete old.format;
    old.value = value;
    if (value === null) old.source = '~';
    return old;
  }
  if (isMap(old) && value instanceof Object && !Array.isArray(value)) {
    for (const { key } of [...old.items]) if (!(String(key) in value)) old.delete(key);
    for (const [key, item] of Object.entries(value)) {
      const own = old.get(key, true);
      old.set(document.createNode(key), keptNode(document, isNode(own) ? own : undefined, item));
    }
    return old;
  }
  if (isSeq(old) && Array.isArray(value)) {
    const unused = [...old.items] as Node[];
    const take = (item: unknown) => {
      const index = unused.findIndex((node) => isNode(node) && isDeepStrictEqual(node.toJS(document), item));
      return index < 0 ? undefined : unused.splice(index, 1)[0];
    };
    const same = value.map(take);
    const isSameLength = value.length === old.items.length;
    old.items = value.map((item, index) => {
      const was = isSameLength ? (old.items[index] as Node) : undefined;
      return same[index] ?? keptNode(document, was && unused.includes(was) ? was : undefined, item);
    });
    if (!old.items.every(isScalar)) old.flow &&= old.items.every((item) => isCollection(item) && item.flow);
    return old;
  }
  const created = document.createNode(value) as Node;
  if (isScalar(created) && value === null) created.source = '~';
  if (old?.commentBefore) created.commentBefore = old.commentBefore;
  return created;
}

/** A group or a list of which each part has lines of its own. */
interface Block {
  kind: 'map' | 'seq';
  parts: Part[];
  /** The column in which its parts begin. */
  column: number;
  /** Whether its first part follows the hyphen of a list's item on the same line. */
  isCompact: boolean;
  /** The offset at which its last part ends. */
  end: number;
}

/** A field, or an item of a list. */
interface Part {
  /** The name of a field. */
  key: string | undefined;
  value: unknown;
  /** Comments and blank lines since the part above. */
  comments: string;
  /** Its own lines, from its name or its hyphen on. */
  text: string;
  /** What stands in `text` before its own parts. */
  head: string;
  inside: Block | undefined;
}

/** @param start where the lines of the first part may begin, with the comments above it */
function blockOf(node: unknown, text: string, start: number): Block | undefined {
  if (!(isMap(node) || isSeq(node)) || node.flow || node.items.length === 0 || !node.srcToken) return undefined;
  const tokens = 'items' in node.srcToken ? node.srcToken.items : [];
  const column = node.range ? columnOf(node.range[0], text) : 0;
  const isCompact = start === node.range?.[0];
  let end = start;
  const parts: Part[] = [];
  for (const [index, item] of node.items.entries()) {
    const [key, value] = isPair(item) ? [item.key, item.value] : [undefined, item];
    const hyphen = tokens[index]?.start.find(({ type }) => type === 'seq-item-ind');
    const first = hyphen?.offset ?? (isNode(key) ? key.range?.[0] : undefined);
    if (first === undefined) return undefined;
    const headEnd = text.indexOf('\n', first) + 1 || text.length;
    const from = isNode(value) ? (value.range?.[0] ?? first) : first;
    const startInside = hyphen && from < headEnd ? from : headEnd;
    const inside = blockOf(value, text, startInside);
    const last = inside?.end ?? lineEnd(Math.max(first, endOf(value) ?? endOf(key) ?? first), text);
    parts.push({
      key: key === undefined ? undefined : String(key),
      value: isNode(value) ? value.toJS(emptyDocument) : value,
      comments: text.slice(end, first - (isCompact && index === 0 ? 0 : columnOf(first, text))),
      text: text.slice(first, last),
      head: text.slice(first, startInside),
      inside,
    });
    end = last;
  }
  return { kind: isMap(node) ? 'map' : 'seq', parts, column, isCompact, end };
}

/** Argument of `toJS`, which looks up aliases in it. Content has none. */
const emptyDocument = parseDocument('');

const endOf = (node: unknown) => (isNode(node) ? node.range?.[1] : undefined);
const columnOf = (offset: number, text: string) => offset - (text.lastIndexOf('\n', offset - 1) + 1);

/** The offset after the last line of what ends at an offset; blank lines at its end don't belong to it. */
function lineEnd(offset: number, text: string): number {
  const end = text.slice(0, offset).trimEnd().length;
  return text.indexOf('\n', end) + 1 || text.length;
}

/** The lines of an old block with the values of a new one. */
function mergedBlocks(old: Block, now: Block): string {
  const partners = partnersOf(old, now);
  const gone = old.parts.filter((part) => ![...partners.values()].includes(part));
  // Comments of what goes stay before what comes next.
  const commentsOf = (part: Part): string => {
    const above = old.parts[old.parts.indexOf(part) - 1];
    return (above && gone.includes(above) ? commentsOf(above) : '') + part.comments;
  };
  const merged = now.parts.map((part, index) => {
    const was = partners.get(part);
    const isFirst = old.isCompact && index === 0;
    const indent = isFirst ? '' : ' '.repeat(old.column);
    const comments = was ? commentsOf(was) : '';
    const text = was ? mergedPart(was, part, old.column - now.column) : shifted(part.text, old.column - now.column);
    const lines = text.endsWith('\n') ? text : `${text}\n`;
    return isFirst ? lines + comments : comments + indent + lines;
  });
  const [last] = old.parts.slice(-1);
  return merged.join('') + (last && gone.includes(last) ? commentsOf(last) : '');
}

function mergedPart(was: Part, now: Part, shift: number): string {
  if (isDeepStrictEqual(was.value, now.value)) return was.text;
  if (was.inside && now.inside && was.inside.kind === now.inside.kind && was.inside.isCompact === now.inside.isCompact)
    return was.head + mergedBlocks(was.inside, now.inside);
  return shifted(now.text, shift);
}

/** The old part for each new one: by name; in a list by value, else by place. */
function partnersOf(old: Block, now: Block): Map<Part, Part> {
  const partners = new Map<Part, Part>();
  const unused = new Set(old.parts);
  const pair = (part: Part, was: Part | undefined) => {
    if (!was || !unused.delete(was)) return;
    partners.set(part, was);
  };
  if (now.kind === 'map')
    for (const part of now.parts)
      pair(
        part,
        old.parts.find(({ key }) => key === part.key),
      );
  else {
    for (const part of now.parts)
      pair(
        part,
        [...unused].find(({ value }) => isDeepStrictEqual(value, part.value)),
      );
    if (old.parts.length === now.parts.length)
      for (const [index, part] of now.parts.entries()) if (!partners.has(part)) pair(part, old.parts[index]);
  }
  return partners;
}

/** Lines moved to the right, or to the left; the first begins where it's put. */
function shifted(text: string, columns: number): string {
  if (columns === 0) return text;
  const [first = '', ...lines] = text.split('\n');
  const moved = lines.map((line) => {
    if (line === '') return line;
    return columns > 0 ? ' '.repeat(columns) + line : line.slice(Math.min(-columns, line.search(/\S|$/)));
  });
  return [first, ...moved].join('\n');
}
