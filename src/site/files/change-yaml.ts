import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isNode, isPair, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { FieldPath } from '../field-path.ts';

/**
 * Changes the text of a YAML file. Writes anew only the lines of fields and list items whose values change. All other lines stay as they
 * are, with their comments, order, quotes and line breaks. If that isn't possible, because of the way in which the file is written, the
 * whole file is written anew.
 * @param text text of the file
 * @param change function that changes the parsed document
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
  // The merged text has other values if the file is written in a way that the merge can't handle. Then the whole file is written anew.
  return isDeepStrictEqual(parseDocument(merged).toJS(), after) ? merged : written;
}

/**
 * Sets the value of a field in a document. Parts of the value that stay the same stay as they are written.
 * @param value new value; `undefined` removes the field
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

/** Returns a node for a new value: the old node if it has that value, otherwise a node that contains the old node's unchanged parts. */
function keptNode(document: Document, old: Node | undefined, value: unknown): Node {
  if (old && isDeepStrictEqual(old.toJS(document), value)) return old;
  if (isScalar(old) && !(value instanceof Object)) {
    // The old style may not fit a value of another type: a number in quotes would be read as text.
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

/** A map or list in YAML's block style: each part is on lines of its own. */
interface Block {
  kind: 'map' | 'seq';
  parts: Part[];
  /** Column in which the parts begin, counted from 0. */
  column: number;
  /**
   * Whether the block begins on the same line as the hyphen of the list item that contains it, as in `- name: Hove`.
   */
  isCompact: boolean;
  /** Offset in the text at which the last part ends. */
  end: number;
}

/** A part of a block: a field of a map, or an item of a list. */
interface Part {
  /** Name of the field. Undefined for an item of a list. */
  key: string | undefined;
  value: unknown;
  /** Comments and blank lines between the part above and this one. */
  comments: string;
  /** Lines of the part, from its name or hyphen to its end. */
  text: string;
  /** The start of `text`, up to the beginning of `inside`. */
  head: string;
  /** The value as a block. Undefined if the value is not a map or list in block style. */
  inside: Block | undefined;
}

/**
 * Finds the parts of a map or list in block style. Returns undefined for any other node, for an empty map or list, and for flow style, such
 * as `[a, b]`.
 * @param start offset after the line or the hyphen in front of the block. Comments above the first part come after this offset
 */
function blockOf(node: unknown, text: string, start: number): Block | undefined {
  if (!(isMap(node) || isSeq(node)) || node.flow || node.items.length === 0 || !node.srcToken) return undefined;
  const tokens = 'items' in node.srcToken ? node.srcToken.items : [];
  const column = node.range ? columnOf(node.range[0], text) : 0;
  const isCompact = start > 0 && start === node.range?.[0];
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

/** Argument of `toJS`, which looks up aliases in this document. The document is empty, since content files have no aliases. */
const emptyDocument = parseDocument('');

const endOf = (node: unknown) => (isNode(node) ? node.range?.[1] : undefined);
const columnOf = (offset: number, text: string) => offset - (text.lastIndexOf('\n', offset - 1) + 1);

/**
 * Offset after the line on which a node ends. Blank lines at the end of the node are left out.
 * @param offset where the node ends
 */
function lineEnd(offset: number, text: string): number {
  const end = text.slice(0, offset).trimEnd().length;
  return text.indexOf('\n', end) + 1 || text.length;
}

/** Text of an old block with the values of a new one. Parts whose values are the same keep their old text. */
function mergedBlocks(old: Block, now: Block): string {
  const partners = partnersOf(old, now);
  const gone = old.parts.filter((part) => ![...partners.values()].includes(part));
  // Comments above a removed part are kept, and go above the next part.
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

/**
 * Pairs new parts with the old parts that they replace: fields by name, list items by value. If both lists have the same length, the
 * remaining items are paired by position.
 */
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

/** Moves every line but the first by a number of columns: to the right if the number is positive, otherwise to the left. */
function shifted(text: string, columns: number): string {
  if (columns === 0) return text;
  const [first = '', ...lines] = text.split('\n');
  const moved = lines.map((line) => {
    if (line === '') return line;
    return columns > 0 ? ' '.repeat(columns) + line : line.slice(Math.min(-columns, line.search(/\S|$/)));
  });
  return [first, ...moved].join('\n');
}
