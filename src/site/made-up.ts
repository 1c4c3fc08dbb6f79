import { type FieldPath, fieldName } from './field-path.ts';
import { textsOf } from './text/texts.ts';

/** A fact that must be replaced before the site is published, such as a phone number reserved for drama. */
export interface MadeUpFact {
  field: FieldPath;
  value: string;
}

/**
 * Finds facts that must be replaced before the site is published: the sample firm's name, values that `npm run setup` wrote for the owner
 * to replace, and values that cannot be real, such as numbers reserved for drama (Ofcom) or domains reserved for examples (RFC 2606).
 * @param business content of `content/business.yaml`, parsed but not checked
 * @returns a line for each such field: its name and its value
 */
export function madeUpFacts(business: unknown): string[] {
  return findMadeUpFacts(business).map(({ field, value }) => `${fieldName(field)}: ${value}`);
}

/** Finds the same facts as `madeUpFacts`, as fields and values. */
export function findMadeUpFacts(business: unknown): MadeUpFact[] {
  const madeUp = textsOf(business).filter(([field, value]) => {
    const digits = value.replaceAll(/[ ()-]/g, '');
    const isNoNumber = onlyNoughts.test(digits) || (isRegisterNumber(field) && isMadeUpNumber(value));
    return namedExample.test(value) || untouched.test(value) || isNoNumber || madeUpIn(value).length > 0;
  });
  return madeUp.map(([field, value]) => ({ field, value }));
}

/**
 * Finds the sample firm's name, and phone numbers and addresses that cannot be real, in a longer text, such as a paragraph or a whole page.
 * @returns each of them once, spelt as in the text
 */
export function madeUpIn(text: string): string[] {
  const plain = text.replaceAll(/&amp;|&#38;|&#x26;|\\u0026/gi, '&');
  return [...new Set([sampleName, dramaNumber, exampleAddress].flatMap((pattern) => matches(plain, pattern)))];
}

/**
 * Whether a field holds the number of a register, a company or a VAT registration, such as a Gas Safe licence number. Only the name of the
 * field decides, in any file.
 */
export const isRegisterNumber = (field: FieldPath): boolean =>
  /^(gasSafe|powerFlushAssociation|number|registration|companyNumber|vatNumber)$/.test(String(field.at(-1)));

/**
 * Whether a text contains a number of four digits or more that nobody is given: one digit several times, such as 000000, or digits in a
 * row, up or down, such as 123456.
 */
export function isMadeUpNumber(text: string): boolean {
  const numbers = text.match(/\d(?:[ -]?\d){3,}/g) ?? [];
  return numbers.some((each) => {
    const digits = each.replaceAll(/\D/g, '');
    return /^(\d)\1*$/.test(digits) || '01234567890'.includes(digits) || '9876543210'.includes(digits);
  });
}

/** Finds names such as "Ruth Example". The word "Example" alone is allowed, since it may begin a sentence. */
export function exampleNamesIn(text: string): string[] {
  return matches(text, /\bExample [A-Z][\w’']*|\b[A-Z][\w.’']* Example\b/);
}

/**
 * Unifies the spelling of a phone number, name or address, so that two spellings can be compared. A text with nine digits or more counts as
 * a phone number and becomes its digits, with a 0 instead of the country code 44. Anything else becomes lower case.
 */
export function oneSpelling(madeUp: string): string {
  const digits = madeUp.replaceAll(/[^\d+]/g, '');
  return /\d{9}/.test(digits) ? digits.replace(/^(\+|00)440?/, '0') : madeUp.toLowerCase();
}

/** Pattern of the name of the firm in firms/sample. */
export const sampleName = /Chalk & Channel/;

/**
 * Numbers that Ofcom reserves for drama, without the first 0 and the last three digits ("Telephone numbers for use in TV and radio drama
 * programmes").
 */
const dramaRanges = [
  // In this order: no area, mobile, freephone, UK-wide.
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

/** Domains that RFC 2606 reserves for examples and tests, and our placeholder `your-firm`. */
const exampleAddress =
  /(?:[\w-]+\.)*example\.(?:com|net|org)\b|(?<=\/\/|@|\bwww\.)(?:[\w-]+\.)+(?:example|test|invalid)\b|[\w.-]*\byour-firm\b[\w.]*/;
const namedExample = /\bExample\b/;

/** Values that `npm run setup` writes into a new business file (tools/setup/new-firm/) for the owner to replace. */
const untouched =
  /^(Your (firm|street|town|county|reviews site|specialist|insurer|name|office)|AB1 2CD|The period and the limits of your guarantee\.)$/;

const onlyNoughts = /^(GB)?[A-Z]{0,3}0{4,}$/;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(([found]) => found.trim());
}
