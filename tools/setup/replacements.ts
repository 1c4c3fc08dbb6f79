import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isScalar, parse, visit } from 'yaml';
import { factAt } from './facts.ts';

/** What needs a fact, and what is written without it. */
interface Group {
  field: string;
  /** What the fact has to be; anything, where it says nothing. */
  is?: string;
  /** What isn't a text takes the place of the whole text that was there; without anything, the line leaves. */
  words: readonly { was: string; now?: string | object }[];
}

const groups: readonly Group[] = parse(readFileSync(join(import.meta.dirname, 'replacements.yaml'), 'utf8'));

/** Changes the words of the sample firm that can't be true with these facts, wherever they stand; an owner's own stay. */
export function replaceWords(document: Document, facts: Document): void {
  const missing = groups.filter(({ field, is }) => {
    const fact = [factAt(facts, field.split('.'))].flat()[0];
    return is ? fact !== is : !fact;
  });
  const rows = missing.flatMap(({ words }) => words);
  const whole = (node: unknown) =>
    rows.find(({ was, now }) => typeof now !== 'string' && isScalar(node) && node.value === was);
  const replaced = (text: string) =>
    rows.reduce((words, { was, now }) => (typeof now === 'string' ? words.replaceAll(was, now) : words), text);
  visit(document, {
    Pair(_, pair) {
      const row = whole(pair.value);
      if (row?.now) pair.value = document.createNode(row.now);
      return row && !row.now ? visit.REMOVE : undefined;
    },
    Scalar(key, node) {
      if (whole(node)) return visit.REMOVE;
      if (key !== 'key' && typeof node.value === 'string') node.value = replaced(node.value).trim();
      return undefined;
    },
  });
}
