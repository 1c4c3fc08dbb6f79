import { type FieldPath, fieldName } from './problem.ts';
import { textsOf } from './text/texts.ts';

/** A fact that can be nobody's. */
export interface MadeUpFact {
  field: FieldPath;
  value: string;
}

/**
 * Finds facts that must not go live: the sample firm's name, and what can belong to nobody, such as numbers that Ofcom
 * keeps for drama and addresses that RFC 2606 keeps for examples.
 * @param business what `content/business.yaml` says, as it is written
 * @returns a line per field, with what it holds
 */
export function madeUpFacts(business: unknown): string[] {
  return findMadeUpFacts(business).map(({ field, value }) => `${fieldName(field)}: ${value}`);
}

/** The same, field by field. */
export function findMadeUpFacts(business: unknown): MadeUpFact[] {
  const nobodys = textsOf(business).filter(([, value]) => {
    const digits = value.replaceAll(/[ ()-]/g, '');
    return namedExample.test(value) || untouched.test(value) || onlyNoughts.test(digits) || madeUpIn(value).length > 0;
  });
  return nobodys.map(([field, value]) => ({ field, value }));
}

/**
 * Finds what can belong to nobody inside a longer text, such as a paragraph or a whole page.
 * @returns each finding once, as it is written there
 */
export function madeUpIn(text: string): string[] {
  const plain = text.replaceAll(/&amp;|&#38;|&#x26;|\\u0026/gi, '&');
  return [...new Set([sampleName, dramaNumber, exampleAddress].flatMap((pattern) => matches(plain, pattern)))];
}

/** Finds people and firms that are called examples in a text, where the word may also begin a sentence. */
export function exampleNamesIn(text: string): string[] {
  return matches(text, /\bExample [A-Z][\w’']*|\b[A-Z][\w.’']* Example\b/);
}

/** One spelling for the ways in which a number, a name or an address may be written. */
export function oneSpelling(madeUp: string): string {
  const digits = madeUp.replaceAll(/[^\d+]/g, '');
  return /\d{9}/.test(digits) ? digits.replace(/^(\+|00)440?/, '0') : madeUp.toLowerCase();
}

/** The name of the specification's firm, firms/sample. */
export const sampleName = /Chalk & Channel/;

/** Ofcom, "Telephone numbers for use in TV and radio drama programmes": without the first 0 and the last three digits. */
const dramaRanges = [
  // No area, mobile, freephone, UK-wide.
  ...['1632960', '7700900', '8081570', '3069990'],
  // London, Cardiff, Northern Ireland, Tyneside.
  ...['2079460', '2920180', '2896496', '1914980'],
  // Leeds, Sheffield, Nottingham, Leicester, Bristol, Reading; Birmingham, Edinburgh, Glasgow, Liverpool, Manchester.
  ...['113', '114', '115', '116', '117', '118', '121', '131', '141', '151', '161'].map((code) => `${code}4960`),
];
const between = '[\\s()/–-]*';
const dramaNumber = new RegExp(
  `(?<![\\d.])(?:(?:\\+|00)${between}44${between}0?|0)${between}(?:${dramaRanges
    .map((range) => range.split('').join(between))
    .join('|')})(?:${between}\\d){3}(?!\\d)`,
);

/** RFC 2606, sections 2 and 3, and names that say so themselves. */
const exampleAddress =
  /(?:[\w-]+\.)*example\.(?:com|net|org)\b|(?<=\/\/|@|\bwww\.)(?:[\w-]+\.)+(?:example|test|invalid)\b|[\w.-]*\byour-firm\b[\w.]*/;
const namedExample = /\bExample\b/;

/** What a new firm's business file has in the place of facts, until its owner writes them. */
const untouched =
  /^(Your (firm|street|town|county|reviews site|specialist|insurer|name|office)|AB1 2CD|The period and the limits of your guarantee\.)$/;

const onlyNoughts = /^(GB)?[A-Z]{0,3}0{4,}$/;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(([found]) => found.trim());
}
