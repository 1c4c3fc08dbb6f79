import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, type Pair, parseDocument } from 'yaml';

/**
 * Changes a YAML file. Only the lines of top-level fields whose values change are written anew; comments, order and the way in which
 * everything else is written stay.
 * @param text of the file, a map at its top, or nothing but comments
 * @param change gets the file's document and changes it
 * @returns the file's new text
 */
export function changeYaml(text: string, change: (document: Document) => void): string {
  const before = parseDocument(text);
  const document = parseDocument(text);
  change(document);
  const written = document.toString({ lineWidth: 128, flowCollectionPadding: true });
  const after = parseDocument(written);
  const [old, now] = [fieldsOf(before, text), fieldsOf(after, written)];
  // Without a field there is nothing to keep but comments, which toString() keeps.
  if (old.length === 0) return isDeepStrictEqual(before.toJS(), after.toJS()) ? text : written;
  const kept = old.map((field) => {
    const same = now.find(({ name }) => name === field.name);
    if (!same) return field.comments;
    return field.comments + (isDeepStrictEqual(field.value, same.value) ? field.lines : same.lines);
  });
  const added = now.filter(({ name }) => old.every((field) => field.name !== name)).map(({ lines }) => lines);
  const end = text.slice(endOf(old));
  return [...kept, ...(added.length > 0 && !kept.at(-1)?.endsWith('\n') ? ['\n'] : []), ...added, end].join('');
}

interface Field {
  name: string;
  value: unknown;
  /** What stands before it since the field above. */
  comments: string;
  /** Its own lines. */
  lines: string;
  end: number;
}

/** The top-level fields of a file, each with its text. */
function fieldsOf(document: Document.Parsed, text: string): Field[] {
  if (!isMap(document.contents)) return [];
  let end = 0;
  return document.contents.items.map((pair) => {
    const { key, value } = pair as Pair;
    const start = isNode(key) && key.range ? key.range[0] : end;
    const last = (isNode(value) && value.range?.[1]) || (isNode(key) && key.range?.[1]) || start;
    const lineEnd = text.indexOf('\n', text[last - 1] === '\n' ? last - 1 : last);
    const field = {
      name: String(key),
      value: isNode(value) ? value.toJS(document) : value,
      comments: text.slice(end, start),
      lines: text.slice(start, lineEnd === -1 ? text.length : lineEnd + 1),
      end: lineEnd === -1 ? text.length : lineEnd + 1,
    };
    end = field.end;
    return field;
  });
}

const endOf = (fields: readonly Field[]) => fields.at(-1)?.end ?? 0;
