import type { Text } from '../answers.ts';

/** Words as they are compared: without the marks that decide where lines break. */
export function bare(text: string): string {
  return text
    .replaceAll(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A text of the site, ready to be compared. */
export interface KnownText extends Text {
  bare: string;
  /** Where the text has facts of its page, such as {area}. */
  pattern?: RegExp;
  /** The same, for a page that has it among other words. */
  part?: RegExp;
}

export function knownTexts(texts: readonly Text[]): KnownText[] {
  return texts
    .map((text) => ({ ...text, bare: bare(text.text) }))
    .filter(({ bare, field }) => bare !== '' && !bare.startsWith('/') && !unseen.has(String(field.at(-1))))
    .map((text) => {
      if (!/\{\w+\}/.test(text.bare)) return text;
      const escaped = text.bare.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '.{1,80}?');
      return { ...text, pattern: new RegExp(`^${escaped}$`), part: new RegExp(escaped) };
    });
}

/** Fields whose texts no page shows. */
const unseen = new Set([
  'icon',
  'drawing',
  'id',
  'href',
  'file',
  'place',
  'focus',
  'shape',
  'zone',
  'cutaway',
  'row',
  'behind',
]);

/**
 * The fields that a piece of a page comes from, the likeliest first.
 * @param around words of the parts of the page round it, the largest first; the last are its own
 * @param files that the page is made of, its own first
 */
export function fieldsFor(
  around: readonly string[],
  texts: readonly KnownText[],
  files: readonly string[],
): KnownText[] {
  for (const words of around) {
    const fields = ofRow(fieldsWith(words, texts, files, 'same'), around);
    if (fields.length > 0) return fields;
  }
  return fieldsWith(around.at(-1) ?? '', texts, files, 'part').slice(0, 8);
}

/** Leaves the fields of the table's row that was pressed: the smallest part of the page that has the words of one. */
function ofRow(fields: readonly KnownText[], around: readonly string[]): KnownText[] {
  for (const words of around.toReversed().map(bare)) {
    const some = fields.filter(({ row }) => row !== undefined && words.includes(bare(row)));
    if (some.length > 0) return some;
  }
  return [...fields];
}

/** Characters of the largest part of a page that can be one field's words. */
export const longestField = 1200;

/**
 * The fields with some words.
 * @param how `same`: fields with these words; `part`: fields that have them among others, or are among them
 */
function fieldsWith(
  shown: string,
  texts: readonly KnownText[],
  files: readonly string[],
  how: 'same' | 'part',
): KnownText[] {
  const words = bare(shown);
  if (words === '') return [];
  const isSame = (text: KnownText) => text.bare === words || Boolean(text.pattern?.test(words));
  const has = (text: KnownText) => words.length > 3 && (text.bare.includes(words) || Boolean(text.part?.test(words)));
  const isIn = (text: KnownText) => text.bare.length > 3 && words.includes(text.bare);
  const whole = texts.filter(how === 'same' ? isSame : has);
  const found = how === 'part' && whole.length === 0 ? texts.filter(isIn) : whole;
  // The words of an area or a job stand on no page but its own, apart from its name.
  const near = found.filter(({ file, field }) => files.includes(file) || !file.includes('/') || field[0] === 'name');
  const rank = ({ file }: KnownText) => (files.includes(file) ? files.indexOf(file) : files.length);
  const shared = (text: KnownText) => (how === 'same' ? 0 : Math.min(text.bare.length, words.length));
  return (near.length > 0 ? near : found).toSorted(
    (one, other) => shared(other) - shared(one) || rank(one) - rank(other),
  );
}

/** Whether the first of some fields is surely the one that was pressed: the only one, or the only one in a file of the page that is shown. */
export function isSure(fields: readonly KnownText[], files: readonly string[]): boolean {
  const [first] = fields;
  if (!first || fields.length === 1) return first !== undefined;
  return files.includes(first.file) && fields.filter(({ file }) => file === first.file).length === 1;
}
