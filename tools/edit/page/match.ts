import type { Text } from '../answers.ts';

/**
 * Text in the form in which texts are compared: without soft hyphens and zero-width characters, with ordinary hyphens, and with one space
 * in place of each piece of white space.
 */
export function bare(text: string): string {
  return text
    .replaceAll(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A text of the site, prepared for finding it on a page. */
export interface KnownText extends Text {
  /** The text as `bare()` returns it. */
  bare: string;
  /** Matches the whole text on a page. Only for a text with placeholders that each page fills in differently, such as {area}. */
  pattern?: RegExp;
  /** Like `pattern`, but matches the text among other words too. */
  part?: RegExp;
}

/** Prepares texts for `fieldsFor`. Leaves out empty texts, paths, and texts that no page shows. */
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

/** Names of fields whose texts no page shows. */
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
 * Finds the fields from which some words on a page may come, the likeliest first. These are the fields with exactly the text of one of the
 * elements. If there are none, they are at most eight fields that share words with the smallest element.
 * @param around texts of the elements around the pressed place, the largest first and the smallest last
 * @param files names of the content files whose words the page shows, the page's own file first
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

/**
 * If some of the fields are in rows of a table, returns only the fields of the pressed row: the row whose words are in the smallest element
 * around the pressed place. Otherwise returns all fields.
 */
function ofRow(fields: readonly KnownText[], around: readonly string[]): KnownText[] {
  for (const words of around.toReversed().map(bare)) {
    const some = fields.filter(({ row }) => row !== undefined && words.includes(bare(row)));
    if (some.length > 0) return some;
  }
  return [...fields];
}

/** Maximum number of characters in an element that may show the text of a single field. */
export const longestField = 1200;

/**
 * Finds the fields with the given words.
 * @param how `same`: fields with exactly these words. `part`: fields that contain the words; if there are none, fields whose text is a part
 * of the words. The contained text must have more than three characters
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
  // Files with a `/` in their name are areas and jobs. If other fields have the words too, drops the fields of areas and jobs that are not
  // among the page's files, except their names.
  const near = found.filter(({ file, field }) => files.includes(file) || !file.includes('/') || field[0] === 'name');
  const rank = ({ file }: KnownText) => (files.includes(file) ? files.indexOf(file) : files.length);
  const shared = (text: KnownText) => (how === 'same' ? 0 : Math.min(text.bare.length, words.length));
  return (near.length > 0 ? near : found).toSorted(
    (one, other) => shared(other) - shared(one) || rank(one) - rank(other),
  );
}

/**
 * Whether the first of some fields is certainly the field that the owner pressed: because it is the only field, or because its file is a
 * file of the shown page and has no other of the fields.
 */
export function isSure(fields: readonly KnownText[], files: readonly string[]): boolean {
  const [first] = fields;
  if (!first || fields.length === 1) return first !== undefined;
  return files.includes(first.file) && fields.filter(({ file }) => file === first.file).length === 1;
}
